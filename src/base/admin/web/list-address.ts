import { z } from 'zod'
import { pageCountParam } from '../../ui/list/page-count'
import { mostEntries, type Entry } from '../model'

export const states = ['', 'succeeded', 'failed', 'givenUp'] as const

export const address = z.object({
  q: z.string().default('').catch(''),
  type: z.string().default('').catch(''),
  state: z.enum(states).default('').catch(''),
  account: z.string().default('').catch(''),
  pages: pageCountParam(),
  entry: z.coerce.number().int().positive().optional().catch(undefined),
})

type Address = z.output<typeof address>

export const isAccount = (typed: string) => /^[1-9]\d{0,14}$/.test(typed)

/** Entries of a page of the list. */
const pageSize = 100

export const filtersOf = ({ q, type, account }: Address) => ({
  ...(q.trim() !== '' && { q }),
  ...(type !== '' && { type }),
  ...(isAccount(account) && { userId: account }),
})

export const listQuery = (at: Address) => ({
  ...filtersOf(at),
  ...(at.state === 'givenUp' && { givenUp: 'true' as const }),
  ...(at.state === 'succeeded' && { success: 'true' as const }),
  ...(at.state === 'failed' && { success: 'false' as const }),
  limit: String(Math.min(mostEntries, at.pages * pageSize)),
})

export const totalOf = (
  { succeeded, failed, givenUp }: Record<'succeeded' | 'failed' | 'givenUp', number>,
  state: Address['state'],
) => ({ '': succeeded + failed, succeeded, failed, givenUp })[state]

/** The same address with the entry opened. */
export const hrefOf = (at: Address, { id }: Entry): string => {
  const search = Object.entries({ ...at, pages: at.pages === 1 ? '' : at.pages, entry: id }).filter(
    ([, value]) => value !== '',
  )
  return `/error-list?${new URLSearchParams(search.map(([name, value]) => [name, String(value)])).toString()}`
}
