import { useState } from 'react'
import { ConfirmDialog } from '../dialog/confirm-dialog'
import { ChoiceField } from '../field/choice-field'
import { useWords } from '../words/use-words'
import { changedWords } from '../words/words-changed'
import type { FieldTexts } from './field-texts'
import { DifferenceList, fieldUnitKey, unitText } from './difference-list'
import { resolveMerge, type ThreeWayMerge, type FieldUnit } from './merge'

export interface ChangedDialogProps<V extends object> {
  readonly meanwhile: ThreeWayMerge<V> | 'trashed' | 'deleted'
  readonly says: FieldTexts
  readonly onSave: (values: V) => void
  readonly onBack: () => void
}

type Side = 'mine' | 'theirs'

/**
 * The dialog for a record that was changed elsewhere. If both sides have changed a field, the landlord chooses. The
 * dialog lists the fields that only the other side has changed. If the record is gone, the dialog says where it is.
 */
export function ChangedDialog<V extends object>({ meanwhile, ...rest }: ChangedDialogProps<V>) {
  const t = useWords(changedWords)
  if (typeof meanwhile !== 'string') return <Differences {...rest} changed={meanwhile} />
  return (
    <ConfirmDialog
      opened
      title={t(`${meanwhile}Title`)}
      text={t(`${meanwhile}Text`)}
      cancelText={t('back')}
      onCancel={rest.onBack}
    />
  )
}

interface DifferencesProps<V extends object> extends Omit<ChangedDialogProps<V>, 'meanwhile'> {
  readonly changed: ThreeWayMerge<V>
}

function Differences<V extends object>({ changed, says, onSave, onBack }: DifferencesProps<V>) {
  const t = useWords(changedWords)
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const [checked, setChecked] = useState(false)
  const { base, mine, theirs, merge } = changed
  const side = (unit: FieldUnit<V>) => chosen[fieldUnitKey(unit)]
  const save = () => {
    setChecked(true)
    const open = merge.conflicts.find((unit) => side(unit) === undefined)
    if (open) document.getElementById(`changed-${fieldUnitKey(open)}-first`)?.focus()
    else onSave(resolveMerge(merge, theirs, (unit) => side(unit) ?? 'mine'))
  }
  const inWords = (unit: FieldUnit<V>, values: V): string =>
    unitText(unit, values, [mine, theirs], says) || t('nothing')
  return (
    <ConfirmDialog
      opened
      title={t('title')}
      cancelText={t('back')}
      confirmText={t('save')}
      onCancel={onBack}
      onConfirm={save}
      text={
        <div className="ui-form">
          <p>{t('text')}</p>
          {merge.conflicts.length > 0 ? <p>{t('conflicts')}</p> : <p>{t('nothingToChoose')}</p>}
          {merge.conflicts.map((unit) => (
            <ChoiceField<Side | ''>
              key={fieldUnitKey(unit)}
              id={`changed-${fieldUnitKey(unit)}`}
              name={fieldUnitKey(unit)}
              label={says.label(unit[0]!)}
              value={side(unit) ?? ''}
              onChange={(value) => value !== '' && setChosen({ ...chosen, [fieldUnitKey(unit)]: value })}
              error={checked && side(unit) === undefined ? t('mustChoose') : undefined}
              options={[
                { value: 'mine', label: t('mine', { value: inWords(unit, mine) }) },
                { value: 'theirs', label: t('theirs', { value: inWords(unit, theirs) }) },
              ]}
            />
          ))}
          {merge.taken.length > 0 && (
            <>
              <p>{t('taken')}</p>
              <DifferenceList units={merge.taken} before={base} now={theirs} says={says} />
            </>
          )}
        </div>
      }
    />
  )
}
