import './settled-items.css'
import { ore, type Ore } from '../../../base/kit/money'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import type { FormState } from '../../../base/ui/form/form-state'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { RouteLink } from '../../../base/ui/page/link'
import { dmy, kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { ReleaseValues } from '../model'
import { splitBySettlement, type OfferedSettlement } from '../rules-split'
import { depositSettledWords } from '../words-settled'

interface SettlementChoiceProps {
  readonly form: Pick<FormState<ReleaseValues>, 'field' | 'setMany'>
  readonly settlements: readonly OfferedSettlement[]
  /** All that is on the account. */
  readonly paid: Ore
  readonly payer: string
}

/** The choice of the basis of a split: a settlement, which gives the sum, or sums alone. */
export function SettlementChoice({ form, settlements, paid, payer }: SettlementChoiceProps) {
  const t = useWords(depositSettledWords)
  const { value, ...field } = form.field('settlementId')
  const choose = (id: string) => {
    const chosen = settlements.find((each) => String(each.id) === id)
    if (chosen === undefined) form.setMany({ settlementId: '', amount_tenant: null, amount_landlord: null })
    else form.setMany({ settlementId: id, ...splitBySettlement(chosen, paid) })
  }
  return (
    <ChoiceField<string>
      {...field}
      value={value === '' ? 'none' : value}
      onChange={(id) => choose(id === 'none' ? '' : id)}
      label={t('splitBy')}
      options={[
        ...settlements.map(({ id, day, total, items }) => ({
          value: String(id),
          label: t('bySettlement', { day: dmy(day), sum: kr(total) }),
          help: t('itemCount', { count: items.length }),
        })),
        { value: 'none', label: t('bySums'), help: t('bySumsHelp', { payer: payer }) },
      ]}
    />
  )
}

interface SettledItemsProps {
  readonly settlement: OfferedSettlement
  readonly paid: Ore
  readonly payer: string
}

/** The items that the tenant is asked to agree to, what the account doesn't cover, and the rent that is paid by it. */
export function SettledItems({ settlement: { items, total, rent }, paid, payer }: SettledItemsProps) {
  const t = useWords(depositSettledWords)
  return (
    <section className="deposit-sums deposit-settled" aria-label={t('askedItems', { payer })}>
      <h3>{t('askedItems', { payer })}</h3>
      <DescriptionList
        items={items.map(({ text, sum, photos }) => ({
          term: photos === 0 ? text : t('withPhotos', { text, count: photos }),
          value: kr(sum),
        }))}
      />
      {total > paid && <p>{t('notCovered', { beyond: kr(ore(total - paid)) })}</p>}
      {rent > 0 && <p>{t('paysRent', { rent: kr(ore(Math.min(rent, total, paid))) })}</p>}
    </section>
  )
}

/** Says what a split without a settlement doesn't do, and leads to where one is written. */
export function WithoutSettlement({ contract, payer }: { readonly contract: number; readonly payer: string }) {
  const t = useWords(depositSettledWords)
  return (
    <p>
      {t('withoutSettlement', { payer })}{' '}
      <RouteLink href={`/home/contract/${contract}/settlement`}>{t('writeSettlement')}</RouteLink>
    </p>
  )
}
