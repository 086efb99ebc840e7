import { MoneyField } from '../../../base/ui/field/money-field'
import { TextAreaField } from '../../../base/ui/field/text-area-field'
import { TextField } from '../../../base/ui/field/text-field'
import { FieldPair } from '../../../base/ui/form/form'
import type { FormState } from '../../../base/ui/form/form-state'
import { RecordList } from '../../../base/ui/form/record-list'
import { useWords } from '../../../base/ui/words/use-words'
import type { LetterValues } from '../model'
import { tenantLetterWords } from '../words'

interface RowsProps {
  readonly form: Pick<FormState<LetterValues>, 'field' | 'inside'>
}

/** The maximum number of claims, or clauses, in a letter. */
const most = 20

/** The claims against the deposit. */
export function ClaimFields({ form }: RowsProps) {
  const t = useWords(tenantLetterWords)
  return (
    <RecordList
      field={form.field('claims')}
      max={most}
      empty={{ text: '', sum: null }}
      first="text"
      title={t('claims')}
      add={t('addClaim')}
      full={t('full')}
      remove={t('remove')}
      nameOf={(index) => ({
        name: t('claim', { number: index + 1 }),
        remove: t('removeClaim', { number: index + 1 }),
      })}
    >
      {(index) => {
        const row = form.inside('claims', index)
        return (
          <FieldPair>
            <TextField {...row.field('text')} label={t('claimText')} maxLength={100} required />
            <MoneyField {...row.field('sum')} label={t('claimSum')} required />
          </FieldPair>
        )
      }}
    </RecordList>
  )
}

/** The clauses of the lease that an addendum changes. */
export function ClauseFields({ form }: RowsProps) {
  const t = useWords(tenantLetterWords)
  return (
    <RecordList
      field={form.field('changes')}
      max={most}
      empty={{ clause: '', text: '' }}
      first="clause"
      title={t('changes')}
      add={t('addChange')}
      full={t('full')}
      remove={t('remove')}
      nameOf={(index) => ({
        name: t('change', { number: index + 1 }),
        remove: t('removeChange', { number: index + 1 }),
      })}
    >
      {(index) => {
        const row = form.inside('changes', index)
        return (
          <>
            <TextField {...row.field('clause')} label={t('changeClause')} maxLength={15} required />
            <TextAreaField {...row.field('text')} label={t('changeText')} required />
          </>
        )
      }}
    </RecordList>
  )
}
