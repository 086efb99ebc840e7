import { useDebouncedValue } from '@mantine/hooks'
import { publicRegisterCalls } from '../../register/calls'
import { Notice } from '../../ui/page/notice'
import { focusField } from '../../ui/field/focus-field'
import { SearchField } from '../../ui/field/search-field'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { Filters } from '../../ui/list/filters'
import { DataList, type Column } from '../../ui/list/list'
import { Badge } from '../../ui/page/badge'
import { PageHeader, Panel } from '../../ui/page/page'
import { useDialogParams, useSearchParams } from '../../ui/page/use-search-params'
import { useEndpointQuery } from '../../ui/query/endpoint-query'
import { useWords, type Translate } from '../../ui/words/use-words'
import { adminCalls } from '../calls'
import { maxListedEntries, type Entry, type SendlogSummary } from '../model'
import { recipientOf, attemptState } from '../rules'
import { adminWords, type AdminKey } from '../words'
import { EntryDialog } from './EntryDialog'
import { badgeOf, useEntryText, type EntryText } from './entry-text'
import { z } from 'zod'
import { pageCountParam } from '../../ui/list/page-count'
import './error-list.css'
import { formatDay, type Day } from '../../kit/day'
import { PlotPanel } from '../../ui/list/plot-panel'

function DayChart({ days }: { days: SendlogSummary['days'] | undefined }) {
  const t = useWords(adminWords)
  const most = Math.max(1, ...(days ?? []).map(({ succeeded, failed }) => succeeded + failed))
  const isEmpty = days?.every(({ succeeded, failed }) => succeeded + failed === 0)
  return (
    <PlotPanel
      title={t('chart')}
      legend={[
        { colour: 'income', name: t('succeeded') },
        { colour: 'error', name: t('failed') },
      ]}
      plot={
        <div className="day-chart">
          {isEmpty ? (
            <p className="day-chart-nothing">{t('chartNothing')}</p>
          ) : (
            days?.map(({ day, succeeded, failed }) => (
              <div key={day} className="day-chart-day">
                <span>{succeeded + failed === 0 ? '' : succeeded + failed}</span>
                <svg viewBox={`0 ${-most / 40} 1 ${most + most / 40}`} preserveAspectRatio="none">
                  <rect className="day-chart-succeeded" y={most - succeeded} width="1" height={succeeded} />
                  <rect
                    className="day-chart-failed"
                    y={most - succeeded - barOf(failed, most)}
                    width="1"
                    height={barOf(failed, most)}
                  />
                </svg>
                <span>{shortDay(day)}</span>
              </div>
            ))
          )}
        </div>
      }
      table={
        <>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('succeeded')}</th>
              <th scope="col">{t('failed')}</th>
            </tr>
          </thead>
          <tbody>
            {days?.map(({ day, succeeded, failed }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td>{succeeded}</td>
                <td>{failed}</td>
              </tr>
            ))}
          </tbody>
        </>
      }
    />
  )
}

/**
 * The height of a bar. At least a fortieth of the highest, so that one failure among thousands of
 * attempts is visible.
 */
const barOf = (failed: number, most: number): number => (failed === 0 ? 0 : Math.max(failed, most / 40))

/** `20.11` */
const shortDay = (day: Day): string => formatDay(day).slice(0, 5)

const states = ['', 'succeeded', 'failed', 'givenUp'] as const

const address = z.object({
  q: z.string().default('').catch(''),
  type: z.string().default('').catch(''),
  state: z.enum(states).default('').catch(''),
  account: z.string().default('').catch(''),
  pages: pageCountParam(),
  entry: z.coerce.number().int().positive().optional().catch(undefined),
})

type Address = z.output<typeof address>

const isAccount = (typed: string) => /^[1-9]\d{0,14}$/.test(typed)

const pageSize = 100

const filtersOf = ({ q, type, account }: Address) => ({
  ...(q.trim() !== '' && { q }),
  ...(type !== '' && { type }),
  ...(isAccount(account) && { userId: account }),
})

const listQuery = (at: Address) => ({
  ...filtersOf(at),
  ...(at.state === 'givenUp' && { givenUp: 'true' as const }),
  ...(at.state === 'succeeded' && { success: 'true' as const }),
  ...(at.state === 'failed' && { success: 'false' as const }),
  limit: String(Math.min(maxListedEntries, at.pages * pageSize)),
})

const totalOf = (
  { succeeded, failed, givenUp }: Record<'succeeded' | 'failed' | 'givenUp', number>,
  state: Address['state'],
) => ({ '': succeeded + failed, succeeded, failed, givenUp })[state]

const hrefOf = (at: Address, { id }: Entry): string => {
  const search = Object.entries({ ...at, pages: at.pages === 1 ? '' : at.pages, entry: id }).filter(
    ([, value]) => value !== '',
  )
  return `/error-list?${new URLSearchParams(search.map(([name, value]) => [name, String(value)])).toString()}`
}

/** The list is read again after this time, in ms. */
const refetchInterval = 10_000

const columnsOf = (t: Translate<AdminKey>, text: EntryText): Column<Entry>[] => [
  { key: 'what', label: t('what'), cell: text.what, card: 'title' },
  { key: 'when', label: t('when'), cell: (one) => <span className="entry-when">{text.when(one)}</span>, card: 'date' },
  { key: 'recipient', label: t('recipient'), cell: (one) => recipientOf(one) || '–', card: 'rest' },
  { key: 'account', label: t('account'), cell: (one) => one.userId ?? '–', card: 'rest' },
  { key: 'error', label: t('error'), cell: (one) => shortened(one.requestError) || '–', card: 'rest' },
  {
    key: 'state',
    label: t('state'),
    cell: (one) => <Badge kind={badgeOf[attemptState(one)]}>{t(attemptState(one))}</Badge>,
    card: 'badge',
  },
]

/** A rate that is missing, or a value that a public register now gives otherwise. Nothing while all is well. */
function RegisterAlarm() {
  const { data } = useEndpointQuery(publicRegisterCalls.rates)
  return data?.alarm ? <Notice kind="warning">{data.alarm}</Notice> : null
}

export default function ErrorListPage() {
  const t = useWords(adminWords)
  const text = useEntryText()
  const [at, set] = useSearchParams(address)
  const dialog = useDialogParams()
  const [asked] = useDebouncedValue(at, 250)
  const list = useEndpointQuery(adminCalls.list, { query: listQuery(asked) }, { refetchInterval })
  const { data: summary } = useEndpointQuery(adminCalls.summary, { query: filtersOf(asked) }, { refetchInterval })

  const total = summary && totalOf(summary, at.state)
  const columns = columnsOf(t, text)
  const types = [...new Set([...(summary?.types ?? []), ...(at.type === '' ? [] : [at.type])])]
  return (
    <>
      <PageHeader title={t('title')} sub={t('sub')} />
      <RegisterAlarm />
      <DayChart days={summary?.days} />
      <Panel flush>
        <Filters label={t('filters')}>
          <SearchField
            id="entry-search"
            name="q"
            label={t('search')}
            value={at.q}
            onChange={(q) => set({ q, pages: 1 })}
          />
          <SelectField
            id="entry-type"
            name="type"
            label={t('type')}
            placeholder={t('allTypes')}
            value={at.type}
            onChange={(type) => set({ type, pages: 1 })}
            options={types.map((type) => ({ value: type, label: text.type(type) }))}
          />
          <SelectField
            id="entry-state"
            name="state"
            label={t('state')}
            placeholder={t('allStates')}
            value={at.state}
            onChange={(state) => set({ state, pages: 1 })}
            options={states.flatMap((state) => (state === '' ? [] : [{ value: state, label: t(state) }]))}
          />
          <TextField
            id="entry-account"
            name="account"
            kind="number"
            label={t('account')}
            maxLength={15}
            value={at.account}
            error={at.account === '' || isAccount(at.account) ? undefined : t('accountWhole')}
            onChange={(account) => set({ account: account.trim(), pages: 1 })}
          />
        </Filters>
        <DataList
          label={t('list')}
          columns={columns}
          rows={list.data}
          query={list}
          rowKey={(one) => String(one.id)}
          href={(one) => hrefOf(at, one)}
          sort=""
          onSort={() => undefined}
          pages={at.pages}
          onPages={(pages) => set({ pages })}
          total={Math.min(total ?? 0, maxListedEntries)}
          filtered={at.q !== '' || at.type !== '' || at.state !== '' || at.account !== ''}
          onClearFilters={() => {
            set({ q: '', type: '', state: '', account: '', pages: 1 })
            focusField('entry-search')
          }}
          empty={{ title: t('emptyTitle') }}
          count={(count) =>
            (total ?? 0) > maxListedEntries
              ? t('tooMany', { count: total ?? 0, most: maxListedEntries })
              : t('count', { count })
          }
        />
      </Panel>
      {at.entry !== undefined && <EntryDialog id={at.entry} onClose={() => dialog.close('entry')} />}
    </>
  )
}

/** The beginning of a text. The dialog shows the whole text. */
const shortened = (text: string): string => (text.length > 100 ? `${text.slice(0, 100)}…` : text)
