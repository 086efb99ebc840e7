import { MoneyField } from '../../../base/ui/field/money-field'
import { FieldPair } from '../../../base/ui/form/form'
import type { FormState } from '../../../base/ui/form/form-state'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { Ore } from '../../../base/kit/money'
import type { ReleaseValues } from '../model'
import { splitBy, type Part } from '../rules-split'
import { depositPanelWords } from '../words-panel'

interface ReleaseAmountsProps {
  readonly form: Pick<FormState<ReleaseValues>, 'field' | 'setMany'>
  /** All that is on the account, which is what is split. */
  readonly paid: Ore
  readonly payer: string
}

/** Two amounts that fill each other. */
export function ReleaseAmounts({ form, paid, payer }: ReleaseAmountsProps) {
  const t = useWords(depositPanelWords)
  const amount = (part: Part) => ({
    ...form.field(part),
    onChange: (typed: Ore | null) => form.setMany(splitBy(part, typed, paid)),
    label: t(part, { payer }),
    required: true,
  })
  return (
    <FieldPair>
      <MoneyField {...amount('amount_tenant')} help={t('amountHelp', { sum: kr(paid) })} />
      <MoneyField {...amount('amount_landlord')} />
    </FieldPair>
  )
}
