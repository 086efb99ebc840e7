import { vi } from 'vitest'
import { queryEmbedded } from '../src/base/embedded/test-query'
import { osloDay } from '../src/base/kit/day'
import type { Instant } from '../src/base/kit/day'
import { testContract } from '../src/lease/contract/test-contract'
import type { Contract } from '../src/lease/contract/model'
import { callApp, callOrThrow, type RestartableApp } from './crash'
import { registerLandlord, type Landlord } from './crash-books'
import { pricesOf } from './provider-faults'

/** The kind of order by which a lease is signed: its own order, or the deposit bank's order. */
export type OrderKind = 'sign' | 'deposit'

/** The provider's event about a new order. */
const madeEvent: Readonly<Record<OrderKind, string>> = { sign: 'order.created', deposit: 'deposit_created' }

/** A profile that is complete enough to sign. */
const signerProfile = {
  firstName: 'Liv',
  lastName: 'Landlord',
  phone_code: '+47',
  phone: '90012345',
  country: 'NO',
  city: 'Oslo',
  address: 'Storgata 1',
  postcode: '0155',
  iban: 'NO9386011117947',
}
const coTenant = {
  first_name: 'Ola',
  last_name: 'Medleier',
  birthday: '1991-02-03',
  phone_code: '+47',
  phone: '40612345',
  email: 'ola.medleier@husbok.test',
}
const openedDeposit = { is_open_deposit_account: true, deposit_sum: 30_000, deposit_count_payment_day: 14 }

/** Calls to a running app, its database and its sandbox. */
function asking(own: RestartableApp, sandboxUrl: string) {
  const control = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${sandboxUrl}/__sandbox/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  /** Pays on a page of the payment provider. */
  const pay = (url: string) =>
    control('POST', `stripe/checkout/${/cs_\w+/.exec(url)![0]}/complete`, { outcome: 'paid' })
  const query = <T extends Record<string, unknown>>(sql: string, ...values: unknown[]) =>
    queryEmbedded<T>(own.dataDir, sql, values)
  const call = <T>(landlord: Landlord, method: string, path: string, body?: object) =>
    callOrThrow<T>(own.app.url, method, path, { token: landlord.token, ...(body && { body }) })
  return {
    control,
    query,
    call,
    pay,
    read: (landlord: Landlord, id: number) => call<Contract>(landlord, 'GET', `contract/${id}`),
  }
}

const documentOf = (query: ReturnType<typeof asking>['query'], contract: number): Promise<string> =>
  vi.waitFor(
    async () => {
      const [row] = await query<{ provider_id: string | null; state: string }>(
        'select provider_id, state from signing where contract_id = $1 order by id desc limit 1',
        contract,
      )
      if (!row?.provider_id) throw new Error(`no order yet: ${row?.state ?? 'none'}`)
      return row.provider_id
    },
    { timeout: 30_000, interval: 250 },
  )

/** Signing and deposit accounts on a running app and its sandbox. */
export function signingFixture(own: RestartableApp, sandboxUrl: string) {
  const { control, query, call, pay, read } = asking(own, sandboxUrl)
  const created = async (via: OrderKind): Promise<number> =>
    ((await control('GET', 'webhooks')) as { type: string }[]).filter(({ type }) => type === madeEvent[via]).length
  /** The kind of order of each contract, and the number of orders of that kind when it was drafted. */
  const drafted = new Map<number, { readonly via: OrderKind; readonly before: number }>()

  return {
    control,
    query,
    call,
    read,

    /** A landlord who may sign: with a subscription, a phone and a country. */
    async landlord(name: string, ssn = '29124815345'): Promise<Landlord> {
      const landlord = await registerLandlord(own.app, `${name}@husbok.test`)
      await call(landlord, 'PUT', 'profile', { ...signerProfile, ssn })
      const [price] = await pricesOf(own.app, landlord.token)
      const { url } = await call<{ url: string }>(landlord, 'POST', `subscription/subscribe/${price!.priceId}`)
      await pay(url)
      await vi.waitFor(
        async () => {
          const { subscriptionActive } = await call<{ subscriptionActive: boolean }>(landlord, 'GET', 'profile')
          if (!subscriptionActive) throw new Error('the subscription is not active')
        },
        { timeout: 20_000, interval: 250 },
      )
      return landlord
    },

    /** A draft of this landlord, with one co-tenant. */
    async draft(landlord: Landlord, via: OrderKind, now = new Date().toISOString() as Instant): Promise<Contract> {
      const start_date = osloDay(now)
      const before = await created(via)
      const contract = await call<Contract>(landlord, 'POST', 'contract', {
        ...testContract(landlord.houseId, [], { start_date, first_payment_date: start_date }),
        co_tenants: [coTenant],
        ...(via === 'deposit' && openedDeposit),
      })
      drafted.set(contract.id, { via, before })
      return contract
    },

    /** Pays the opening fee of the contract. */
    async payFee(landlord: Landlord, id: number): Promise<void> {
      const { payUrl } = await read(landlord, id)
      await pay(payUrl!)
    },

    /**
     * The number of orders that the providers have made since the contract was drafted. Counts the events of the
     * providers, not the requests. So a call that failed before it was carried out doesn't count. A call whose answer
     * was lost counts.
     */
    async orders(id: number): Promise<number> {
      const { via, before } = drafted.get(id)!
      return (await created(via)) - before
    },

    /** The provider's document, once it exists. */
    document: (id: number) => documentOf(query, id),

    /** Waits until the contract has that state. Asks the app again and again, as a landlord who clicks "refresh". */
    async until(
      landlord: Landlord,
      id: number,
      holds: (contract: Contract) => boolean,
      options: { readonly refresh?: boolean; readonly before?: (() => Promise<unknown>) | undefined } = {},
    ): Promise<Contract> {
      return await vi.waitFor(
        async () => {
          await query('update job set run_at = now() where done_at is null and attempts < max_attempts')
          await options.before?.()
          if (options.refresh ?? true)
            await callApp(own.app.url, 'POST', `contract/${id}/refresh`, { token: landlord.token })
          const contract = await read(landlord, id)
          if (!holds(contract)) throw new Error(`not yet: ${JSON.stringify(contract.signicatInfo)}`)
          return contract
        },
        { timeout: 60_000, interval: 500 },
      )
    },
  }
}
