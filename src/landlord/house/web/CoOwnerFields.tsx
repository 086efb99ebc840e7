import { percentText } from '../../../base/kit/percent'
import type { FormState } from '../../../base/ui/form/form-state'
import { FieldPair } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { RecordList } from '../../../base/ui/form/record-list'
import { useWords } from '../../../base/ui/words/use-words'
import { coOwnerRecord, maxCoOwners, ownShare, validShares, type HouseValues } from '../model'
import { coOwnerWords } from '../words-co-owner'

interface CoOwnerFieldsProps {
  readonly form: Pick<FormState<HouseValues>, 'field' | 'inside' | 'settled'>
}

export function CoOwnerFields({ form }: CoOwnerFieldsProps) {
  const t = useWords(coOwnerWords)
  const own = ownShare(validShares(form.settled.co_owners))
  return (
    <RecordList
      field={form.field('co_owners')}
      max={maxCoOwners}
      empty={coOwnerRecord.empty}
      first="name"
      title={t('co_owners')}
      help={t('help')}
      add={t('add')}
      full={t('full')}
      remove={t('remove')}
      nameOf={(index) => ({
        name: t('coOwner', { number: index + 1 }),
        remove: t('removeOne', { number: index + 1 }),
      })}
      below={
        form.settled.co_owners.length > 0 && (
          <p role="status">{own > 0 ? t('ownShare', { share: percentText(own) }) : t('noneLeft')}</p>
        )
      }
    >
      {(index) => <CoOwner form={form} index={index} />}
    </RecordList>
  )
}

function CoOwner({ form, index }: CoOwnerFieldsProps & { readonly index: number }) {
  const line = recordLines(coOwnerRecord, form.inside('co_owners', index), useWords(coOwnerWords))
  return (
    <FieldPair>
      <RecordField {...line('name')} autoComplete="off" />
      <RecordField {...line('share')} />
    </FieldPair>
  )
}
