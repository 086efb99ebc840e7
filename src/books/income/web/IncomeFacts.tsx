import { Anchor } from '@mantine/core'
import { osloDay } from '../../../base/kit/day'
import { Badge } from '../../../base/ui/badge'
import { DescriptionList } from '../../../base/ui/description-list'
import { dmy, kr } from '../../../base/ui/format'
import { RouteLink } from '../../../base/ui/link'
import { useWords } from '../../../base/ui/use-words'
import type { Income } from '../model'
import { isSeparate, isTaxed } from '../rules'
import { incomeWords } from '../words'

/** Everything that is known of an income, to be read. */
export function IncomeFacts({ income, houseName }: { income: Income; houseName: string }) {
  const t = useWords(incomeWords)
  return (
    <>
      <p>
        <Badge kind="income">{t('infoTitle')}</Badge>{' '}
        {!isSeparate(income) && <Badge kind="contract">{t('fromContract')}</Badge>}
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
          { term: t('sum'), value: kr(income.sum) },
          { term: t('period'), value: t('fromTo', { from: dmy(income.start_date), to: dmy(income.end_date) }) },
          { term: t('taxation'), value: t(isTaxed(income) ? 'taxed' : 'notTaxed') },
          { term: t('deposit_sum'), value: kr(income.deposit_sum) },
          { term: t('tenant'), value: `${income.tenant_first_name} ${income.tenant_last_name}` },
          { term: t('tenant_birthday'), value: dmy(income.tenant_birthday) },
          { term: t('tenant_email'), value: income.tenant_email },
          { term: t('tenant_phone'), value: income.tenant_phone },
          { term: t('houseId'), value: houseName },
          { term: t('other'), value: income.other },
          { term: t('changed'), value: dmy(osloDay(income.updated_at)) },
        ]}
      />
    </>
  )
}
