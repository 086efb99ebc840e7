import '../../deposit/web/settled-items.css'
import type { Ore } from '../../../base/kit/money'
import { FormSection } from '../../../base/ui/form/form'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { Notice } from '../../../base/ui/page/notice'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { ContractDetail } from '../../contract/model'
import { isRentPaidToDepositBank } from '../../contract/rules-deposit'
import { LawSource } from '../../law/web/LawNotes'
import { payerAmongSeveral } from '../../party/rules-tenant'
import type { ClaimValues } from '../model-values'
import { rentClaimed, typedShares } from '../rules-form'
import { settlementPaperWords } from '../words-paper'
import { settlementScreenWords } from '../words-screen'

interface SettlementTotalsProps {
  readonly items: readonly Pick<ClaimValues, 'kind' | 'sum'>[]
  /** The rest of the deposit. Zero if there is none. */
  readonly deposit: Ore
  /** The unpaid rent by the rent account. Null: nobody follows the payments. */
  readonly owed: Ore | null
}

/** The share of each party by the typed items, and unpaid rent that no item claims. */
export function SettlementTotals({ items, deposit, owed }: SettlementTotalsProps) {
  const t = useWords(settlementScreenWords)
  const { total, to_landlord, to_tenant, beyond } = typedShares(items, deposit)
  const rent = rentClaimed(items)
  return (
    <FormSection title={t('totals')}>
      <div className="settlement-totals deposit-sums">
        <DescriptionList
          items={[
            { term: t('total'), value: <strong className="ui-figures">{kr(total)}</strong> },
            { term: t('deposit'), value: deposit === 0 ? t('depositNone') : kr(deposit) },
            ...(owed === null ? [] : [{ term: t('owed'), value: kr(owed) }]),
            ...(deposit === 0
              ? []
              : [
                  { term: t('toLandlord'), value: <strong className="ui-figures">{kr(to_landlord)}</strong> },
                  { term: t('toTenant'), value: <strong className="ui-figures">{kr(to_tenant)}</strong> },
                ]),
            ...(beyond > 0 && deposit > 0 ? [{ term: t('beyond'), value: kr(beyond) }] : []),
          ]}
        />
        {items.length === 0 && deposit > 0 && <p>{t('nothingClaimed')}</p>}
        {owed !== null && rent < owed && <Notice kind="warning">{t('rentMissing', { owed: kr(owed) })}</Notice>}
      </div>
    </FormSection>
  )
}

interface NoConsentProps {
  readonly contract: ContractDetail
}

/** The rules if the tenant doesn't agree, in the words of the paper (husleieloven § 3-5). */
export function NoConsent({ contract }: NoConsentProps) {
  const t = useWords(settlementScreenWords)
  const paper = useWords(settlementPaperWords)
  const name = payerAmongSeveral(contract)
  const who = { payer: name ?? paper('thePayer'), Payer: name ?? paper('ThePayer') }
  return (
    <FormSection title={t('consent')}>
      <p>{paper('noConsent', who)}</p>
      {isRentPaidToDepositBank(contract) && <p>{paper('noConsentRent', who)}</p>}
      <p>{paper('interest', who)}</p>
      <p>
        {paper('rest')} <LawSource paragraph="§ 3-5" />
      </p>
    </FormSection>
  )
}
