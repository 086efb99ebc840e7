import type { Column } from '../../../base/ui/list/list'
import { dmy, kr } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { currentLanguage, useWords, type Translate } from '../../../base/ui/words/use-words'
import { tenantName } from '../../../books/income/rules-tenant'
import { statuses, type Contract } from '../../contract/model'
import { depositStanding } from '../../contract/rules-deposit'
import { runsUntil } from '../../law/rules-term'
import { allTenants } from '../../party/rules-tenant'
import { monthRent } from '../../rent/rules'
import type { ContractDetailKey } from '../words'
import { contractHomeWords } from '../words-glance'
import { ContractBadge } from './ContractBadge'

/** What the list of contracts says of each. */
export const contractColumns = (t: Translate<ContractDetailKey>): Column<Contract>[] => [
  {
    key: 'tenant',
    label: t('tenant'),
    cell: (contract) => allTenants(contract, currentLanguage()),
    sortBy: tenantName,
    card: 'title',
  },
  {
    key: 'status',
    label: t('status'),
    cell: (contract) => <Standing contract={contract} />,
    sortBy: ({ status }) => statuses.indexOf(status),
    card: 'badge',
  },
  {
    key: 'start',
    label: t('period'),
    cell: (contract) => <span className="ui-figures">{periodOf(contract, t)}</span>,
    sortBy: ({ start_date }) => start_date,
    card: 'date',
  },
  {
    key: 'rent',
    label: t('rent'),
    cell: (contract) => <span className="ui-figures">{kr(monthRent(contract, today()))}</span>,
    sortBy: (contract) => monthRent(contract, today()),
    align: 'end',
    card: 'amount',
  },
]

/** The status, with what of its deposit is on its way to the bank. */
function Standing({ contract }: { contract: Contract }) {
  const t = useWords(contractHomeWords)
  const { stage } = depositStanding(contract)
  return (
    <>
      <ContractBadge contract={contract} />
      {(stage === 'canceling' || stage === 'releasing') && <div className="ui-fine">{t(`list_${stage}`)}</div>}
    </>
  )
}

function periodOf(contract: Contract, t: Translate<ContractDetailKey>): string {
  const { start_date } = contract
  const end = runsUntil(contract)
  return end === null ? t('from', { from: dmy(start_date) }) : t('fromTo', { from: dmy(start_date), to: dmy(end) })
}
