import { CheckField } from '../../../base/ui/field/check-field'
import { formatOre, ore } from '../../../base/kit/money'
import { Notice } from '../../../base/ui/page/notice'
import { useWords } from '../../../base/ui/words/use-words'
import type { ManyVouchersToMake } from '../rules-many'
import { repeatWords } from '../words'

export interface ManyVouchersProps {
  readonly id: string
  readonly many: ManyVouchersToMake
  readonly agreed: boolean
  readonly onChange: (agreed: boolean) => void
  readonly error: string | undefined
}

/** Asks whether the landlord wants so many vouchers, because the start date may be a mistake. */
export function ManyVouchers({ id, many, agreed, onChange, error }: ManyVouchersProps) {
  const t = useWords(repeatWords)
  const { count } = many
  const amount = formatOre(ore(many.sum), 'needed')
  return (
    <>
      <Notice kind="warning">{t('manyText', { count, amount })}</Notice>
      <CheckField
        id={`${id}-many`}
        name="many"
        label={t('manyYes', { count })}
        required
        value={agreed}
        onChange={onChange}
        error={error}
      />
    </>
  )
}
