import { Button } from '@mantine/core'
import { useState } from 'react'
import { fromKroner } from '../../../base/kit/money'
import { percentText } from '../../../base/kit/percent'
import { validationWords } from '../../../base/kit/words-validation'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import type { DisputedEntry, ReturnForm } from '../model'
import { entryChoiceWords } from '../words-entry'
import { LeaveButton } from '../../../base/ui/form/leave-button'

interface EntryChoiceProps {
  readonly entries: readonly DisputedEntry[]
  readonly houses: readonly House[]
  /** Called with the answers. Called with null if the dialog was closed without an answer. */
  readonly onAnswer: (answers: ReturnForm['entries'] | null) => void
}

const none = 'none'

export default function EntryChoice({ entries, houses, onAnswer }: EntryChoiceProps) {
  const t = useWords(entryChoiceWords)
  const [answers, setSaid] = useState<Readonly<Record<string, string>>>({})
  const v = useWords(validationWords)
  const [lacks, setLacks] = useState(false)
  const known = ({ rent, share, tenants }: DisputedEntry) =>
    [
      ...(rent === null ? [] : [t('rent', { amount: kr(fromKroner(rent)) })]),
      ...(share === null ? [] : [t('share', { share: percentText(share) })]),
      ...(tenants.length === 0 ? [] : [t('tenants', { names: tenants.join(', ') })]),
    ].join(', ') || t('nothing')
  const answer = () => {
    if (entries.some(({ id }) => answers[id] === undefined)) setLacks(true)
    else onAnswer(entries.map(({ id }) => ({ id, houseId: answers[id] === none ? null : Number(answers[id]) })))
  }
  return (
    <Dialog title={t(entries.length > 1 ? 'titleMore' : 'title')} opened onClose={() => onAnswer(null)}>
      <div className="ui-form">
        <p>{t('text')}</p>
        {entries.map((entry, index) => (
          <ChoiceField
            key={entry.id}
            id={`tax-entry-${index}`}
            name={`entry-${index}`}
            label={t('entry', { number: index + 1 })}
            help={known(entry)}
            required
            error={lacks && answers[entry.id] === undefined ? v('required') : undefined}
            value={answers[entry.id] ?? ''}
            onChange={(value) => setSaid({ ...answers, [entry.id]: value })}
            options={[
              ...houses.flatMap(({ id, name }) =>
                entry.houseIds.includes(id)
                  ? [{ value: String(id), label: name, help: t('ofHouse', { house: name }) }]
                  : [],
              ),
              { value: none, label: t('none'), help: t('noneHelp') },
            ]}
          />
        ))}
        <div className="ui-form-actions">
          <LeaveButton onClick={() => onAnswer(null)}>{t('cancel')}</LeaveButton>
          <Button onClick={answer}>{t('goOn')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
