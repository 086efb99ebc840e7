import { useMemo } from 'react'
import { z } from 'zod'
import { yearOf } from '../../../base/kit/day'
import { listNames } from '../../../base/kit/full-name'
import { sumOre } from '../../../base/kit/money'
import { DataList, type Column } from '../../../base/ui/list/list'
import { ListBar, ListHead } from '../../../base/ui/list/list-head'
import { Badge, type BadgeKind } from '../../../base/ui/page/badge'
import { LinkButton } from '../../../base/ui/page/link'
import { AddButton, Panel } from '../../../base/ui/page/page'
import { useShortcut } from '../../../base/ui/page/shortcut'
import { useDialogParams, useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr, krShort } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { currentLanguage, useWords, type Translate } from '../../../base/ui/words/use-words'
import { tenantName } from '../../../books/income/rules-tenant'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { useHouse } from '../../../landlord/house/web/use-house'
import { houseColumn } from '../../../landlord/house/web/use-house-name'
import { houseWords } from '../../../landlord/house/words'
import { existingContractCalls } from '../../contract/calls-existing'
import type { Contract } from '../../contract/model'
import { depositStateAndAmounts } from '../../contract/rules-deposit'
import { depositStates } from '../../contract/rules-deposit-states'
import { runsUntil } from '../../law/rules-term'
import { allTenants } from '../../party/rules-tenant'
import { rentAccountCalls } from '../../rent-account/calls'
import { owedByArrears, owedTogether, type OwedRent } from '../../rent-account/rules-owed'
import { ArrearsLine } from '../../rent-account/web/ArrearsLine'
import { briefDay } from '../../rent-account/web/brief'
import { monthRent } from '../../rent/rules'
import { matchesContract } from '../rules-list'
import { nowKeys, statusNow, type NowKey } from '../rules-now'
import { isRunning } from '../rules-status'
import { contractDetailWords, type ContractDetailKey } from '../words'
import { contractFigureWords } from '../words-figures'
import { contractNowWords } from '../words-now'
import { useRentOfYear, YearStrip } from './YearStrip'

interface Row extends Contract {
  readonly owed: OwedRent
}

const contractColumns = (
  t: Translate<ContractDetailKey>,
  statusLabel: string,
  rents: ReturnType<typeof useRentOfYear>,
): Column<Row>[] => [
  {
    key: 'tenant',
    label: t('tenant'),
    cell: (contract) => allTenants(contract, currentLanguage()),
    sortBy: tenantName,
    card: 'title',
  },
  {
    key: 'status',
    label: statusLabel,
    cell: (contract) => <Now contract={contract} />,
    sortBy: (contract) => nowKeys.indexOf(statusNow(contract, contract.owed, today()).key),
    card: 'badge',
  },
  {
    key: 'start',
    label: t('period'),
    cell: (contract) => <span className="ui-figures contract-period">{periodOf(contract, t)}</span>,
    sortBy: ({ start_date }) => start_date,
    card: 'date',
  },
  {
    key: 'year',
    label: String(yearOf(today())),
    cell: (contract) => <YearStrip contract={contract} rents={rents} />,
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

const kinds: Record<NowKey, BadgeKind> = {
  owes: 'error',
  inBank: 'expense',
  blocked: 'expense',
  over: 'expense',
  deposit: 'expense',
  depositAsked: 'contract',
  yourTurn: 'expense',
  feeWaits: 'expense',
  unsigned: 'expense',
  waitsFor: 'contract',
  beingSigned: 'contract',
  draft: 'archived',
  noticed: 'expense',
  moves: 'expense',
  ends: 'expense',
  starts: 'contract',
  runs: 'income',
  open: 'income',
  finished: 'archived',
}

/** Shows the state of a contract. Also names a request about the deposit that is on its way to the bank. */
function Now({ contract }: { contract: Row }) {
  const t = useWords(contractNowWords)
  const figures = useWords(contractFigureWords)
  const { key, sum, day, names } = statusNow(contract, contract.owed, today())
  const { pending } = depositStates[depositStateAndAmounts(contract).state]
  return (
    <>
      <Badge kind={kinds[key]}>
        {t(key, {
          ...(sum !== undefined && { sum: krShort(sum) }),
          ...(day !== undefined && { day: dmy(day), short: briefDay(day) }),
          ...(names && { names: listNames(names, currentLanguage()) }),
        })}
      </Badge>
      {pending && <div className="ui-fine">{figures(`list_${pending}`)}</div>}
    </>
  )
}

function periodOf(contract: Contract, t: Translate<ContractDetailKey>): string {
  const { start_date } = contract
  const end = runsUntil(contract)
  return end === null ? t('from', { from: dmy(start_date) }) : t('fromTo', { from: dmy(start_date), to: dmy(end) })
}

const address = z.object({
  q: z.string().max(100).default('').catch(''),
  sort: z.string().max(20).default('-start').catch('-start'),
})

export default function ContractsPage() {
  const t = useWords(contractDetailWords)
  return (
    <HouseGate title={t('list')} isList>
      {(house) => <Contracts key={house.id} house={house} />}
    </HouseGate>
  )
}

/** The contracts of the house, or of all houses. Undefined until it is known which of them owe rent. */
function useRows(houseId: number | null) {
  const query = useEndpointQuery(existingContractCalls.list)
  const arrears = useEndpointQuery(rentAccountCalls.arrears, { query: {} })
  const bank = useEndpointQuery(rentAccountCalls.inBank)
  const isKnown = [arrears, bank].every(({ data, error }) => data !== undefined || error !== null)
  const all = useMemo(() => {
    if (!isKnown) return undefined
    const owing = new Map((arrears.data ?? []).map((each) => [each.contractId, each]))
    return query.data?.flatMap((contract) =>
      houseId === null || contract.houseId === houseId
        ? [{ ...contract, owed: owedByArrears(owing.get(contract.id), bank.data?.rents ?? []) }]
        : [],
    )
  }, [query.data, arrears.data, bank.data, isKnown, houseId])
  return { query, all }
}

/** Says how many contracts run, for how much a month, and how much rent is unpaid. */
function Answer({ rows }: { rows: readonly Row[] }) {
  const t = useWords(contractNowWords)
  const running = rows.filter(isRunning)
  return (
    <>
      {running.length === 0
        ? t('noneRunning')
        : t('running', {
            count: running.length,
            sum: krShort(sumOre(running.map((contract) => monthRent(contract, today())))),
          })}{' '}
      <ArrearsLine owed={owedTogether(rows.map(({ owed }) => owed))} />
    </>
  )
}

function Contracts({ house }: { house: House }) {
  const t = useWords(contractDetailWords)
  const h = useWords(houseWords)
  const n = useWords(contractNowWords)
  const { isAll, houses } = useHouse()
  const [{ q, sort }, set] = useSearchParams(address)
  const dialogs = useDialogParams()
  const houseId = isAll ? null : house.id
  const { query, all } = useRows(houseId)
  const rows = useMemo(() => all?.filter((contract) => matchesContract(contract, q)), [all, q])
  const rents = useRentOfYear()
  const columns = useMemo(() => {
    const [tenant, ...rest] = contractColumns(t, n('statusNow'), rents)
    const ofHouse = houseColumn(h('house'), houses)
    return isAll && tenant ? [tenant, ofHouse, ...rest] : contractColumns(t, n('statusNow'), rents)
  }, [t, n, h, isAll, houses, rents])
  const write = () => dialogs.open({ createRentContract: 'true' })
  useShortcut('c', write)
  return (
    <>
      <ListHead
        title={t('list')}
        answer={all && <Answer rows={all} />}
        action={
          <>
            <LinkButton href="/home/contract/existing" variant="default">
              {t('existing')}
            </LinkButton>
            <AddButton onClick={write}>{t('add')}</AddButton>
          </>
        }
      />
      <Panel flush>
        {all?.length !== 0 && (
          <ListBar
            label={t('find')}
            search={{
              id: 'contract-search',
              label: t('search'),
              placeholder: t('search'),
              value: q,
              onChange: (next) => set({ q: next }),
            }}
            count={rows === undefined ? [] : [t('count', { count: rows.length })]}
          />
        )}
        <DataList
          label={isAll ? t('listOfAll') : t('listOf', { house: house.name })}
          columns={columns}
          rows={rows}
          query={query}
          rowKey={({ id }) => String(id)}
          href={({ id }) => `/home/contract/${id}`}
          sort={sort}
          onSort={(next) => set({ sort: next })}
          filtered={q !== '' && all !== undefined && all.length > 0}
          onClearFilters={() => set({ q: '' })}
          empty={{ title: t('emptyTitle'), text: t('emptyText') }}
          hasBar
        />
      </Panel>
    </>
  )
}
