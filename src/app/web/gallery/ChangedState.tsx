import { ore } from '../../../base/kit/money'
import * as field from '../../../base/kit/field-kinds'
import { record } from '../../../base/kit/record'
import { ChangedDialog } from '../../../base/ui/form/changed-dialog'
import { ChangesSince } from '../../../base/ui/form/difference-list'
import { useFieldTexts } from '../../../base/ui/form/field-texts'
import { merge } from '../../../base/ui/form/merge'
import { useWords } from '../../../base/ui/words/use-words'
import { galleryWords } from './words'

const model = record({ text: field.text({ max: 50 }), money: field.money(), check: field.checkbox(false) })
const base = { text: 'Storgata 12', money: ore(100_000), check: false }
const mine = { ...base, money: ore(120_000) }
const theirs = { text: '', money: ore(90_050), check: true }
const nothing = () => {}

export function ChangedElsewhere() {
  const says = useFieldTexts(model, useWords(galleryWords))
  const changed = { base, mine, theirs, merge: merge(base, mine, theirs) }
  return <ChangedDialog meanwhile={changed} says={says} onSave={nothing} onBack={nothing} />
}

export function ChangedMeanwhileState() {
  return <ChangesSince before={base} now={theirs} says={useFieldTexts(model, useWords(galleryWords))} />
}
