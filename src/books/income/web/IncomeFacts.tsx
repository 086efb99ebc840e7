import { Anchor } from '@mantine/core'
import { osloDay } from '../../../base/kit/day'
import { Badge } from '../../../base/ui/page/badge'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { recordFacts } from '../../../base/ui/list/record-facts'
import { dmy, kr } from '../../../base/ui/words/format'
import { RouteLink } from '../../../base/ui/page/link'
import { useWords } from '../../../base/ui/words/use-words'
import { useHouseName } from '../../../landlord/house/web/use-house-name'
import { homeUseOn } from '../../../landlord/house/rules-years'
import { uiWords } from '../../../base/ui/words/words'
import { useHouse } from '../../../landlord/house/web/use-house'
import { useTaxLineFact } from '../../tax-line/web/TaxLineNote'
import { incomeRecord, type Income } from '../model'
import { isSeparateIncome, isTaxableIncome, lineOfIncome } from '../rules'
import { tenantName } from '../rules-tenant'
import { incomeWords } from '../words'

export function IncomeFacts({ income }: { income: Income }) {
  const t = useWords(incomeWords)
  const ui = useWords(uiWords)
  const houseName = useHouseName(income.houseId)
  const { houses } = useHouse()
  const home_use = homeUseOn(houses, income.houseId, income.start_date)
  const taxLine = useTaxLineFact(lineOfIncome(income, { home_use }))
  return (
    <>
      <p>
        <Badge kind="income">{t(income.kind === 'other' ? 'kindOther' : 'infoTitle')}</Badge>{' '}
        {!isSeparateIncome(income) && <Badge kind="contract">{t('fromContract')}</Badge>}
      </p>
      {income.contractId !== null && (
        <p>
          {t('fromContractNote')}{' '}
          <Anchor component={RouteLink} href={`/home/contract/${income.contractId}`}>
            {t('toContract')}
          </Anchor>
        </p>
      )}
      <DescriptionList
        items={[
          ...recordFacts(incomeRecord, income, t, ui, {
            first: ['sum', 'start_date', 'separatedTaxable', 'deposit_sum'],
            special: {
              start_date: {
                term: t('period'),
                value: t('fromTo', { from: dmy(income.start_date), to: dmy(income.end_date) }),
              },
              end_date: null,
              separatedTaxable: { term: t('taxation'), value: t(isTaxableIncome(income) ? 'taxed' : 'notTaxed') },
              // Contract income is never a short let.
              ...(!isSeparateIncome(income) && { short_term: null }),
              tenant_first_name: {
                term: t('tenant'),
                value: tenantName(income),
              },
              tenant_last_name: null,
              kind: null,
              // Other income has no tenant.
              ...(income.kind === 'other' && {
                sum: { term: t('amount'), value: kr(income.sum) },
                tenant_first_name: null,
                tenant_birthday: null,
                tenant_email: null,
                tenant_phone: null,
                deposit_sum: null,
                short_term: null,
              }),
              title: null,
              houseId: null,
              documents: null,
            },
          }),
          taxLine,
          { term: t('houseId'), value: houseName },
          { term: t('changed'), value: dmy(osloDay(income.updated_at)) },
        ]}
      />
    </>
  )
}
