import { z } from 'zod'
import { providerFetch } from '../../../base/provider/fetch'
import { openProvider, type ProviderDeps } from '../../../base/provider/provider'
import { signicatClient, type SignicatClient, type SignicatLogin } from '../../../base/provider/signicat'
import { addTime } from '../../../base/kit/day'
import { fromKroner, toKroner } from '../../../base/kit/money'
import type { BankCalls, DepositBank, DepositTenant, NewDeposit, PostalAddress, BankDeposit } from '../port'
import { bankStatuses } from '../model'

export interface DepositSettings extends SignicatLogin {
  /** `https://api.signicat.io/deposit` */
  readonly depositUrl: string
  /** The deadline of one request in ms. Left out: 9 s. */
  readonly timeoutMs?: number | undefined
}

/** The summaries on a page, and the maximum number of pages that are searched. */
const pageSize = 300
const mostPages = 10

/** The deposit bank of Signicat. It writes amounts in NOK as decimals. */
export function signicatDeposit(settings: DepositSettings, deps: Omit<ProviderDeps, 'name'>): DepositBank {
  const provider = openProvider({ ...deps, name: 'deposit' })
  const origins = [settings.tokenUrl, settings.depositUrl]
  const client = signicatClient(
    settings,
    providerFetch({ origins, timeoutMs: settings.timeoutMs ?? 9000 }),
    deps.steady,
  )
  return {
    ask: (operation, work) =>
      provider.ask(operation, (signal) => work(conversation(settings.depositUrl, client, signal))),
  }
}

function conversation(base: string, client: SignicatClient, signal: AbortSignal): BankCalls {
  const at = (id: string, more = '') => `${base}/personal/${encodeURIComponent(id)}${more}`
  const bank: BankCalls = {
    create: (deposit) =>
      client.json(DepositAnswer, {
        method: 'POST',
        url: `${base}/personal`,
        as: 'create deposit',
        body: bodyOf(deposit),
        signal,
      }),
    read: (id, queryPayment) =>
      client.orNull(
        client.json(DepositAnswer, {
          method: 'GET',
          url: at(id, queryPayment ? '?queryPayment=true' : ''),
          as: 'read deposit',
          signal,
        }),
      ),
    async find(externalId, since, isTenant) {
      for (let page = 0; page < mostPages; page += 1) {
        const query = new URLSearchParams({
          fromDate: addTime(since, -60_000),
          offset: String(page * pageSize),
          limit: String(pageSize),
        })
        const url = `${base}/personal/summary?${query.toString()}`
        const { data } = await client.json(SummariesAnswer, { method: 'GET', url, as: 'list deposits', signal })
        // A summary doesn't contain our name for the deposit (model DepositSummary of the SDK), so
        // each deposit of this tenant is read.
        for (const each of data) {
          if (!each.tenants.some(isTenant)) continue
          const found = await bank.read(each.id, false)
          if (found?.externalId === externalId) return found
        }
        if (data.length < pageSize) return null
      }
      return null
    },
    cancel: (id) => client.done({ method: 'POST', url: at(id, '/cancel'), as: 'cancel deposit', signal }),
    release: (id, { category, tenant, landlord, username, description }) =>
      client.done({
        method: 'POST',
        url: at(id, '/terminate'),
        as: 'release deposit',
        body: {
          category,
          amount: { tenant: toKroner(tenant), landlord: toKroner(landlord) },
          username,
          transactionInfo: { landlord: { description } },
        },
        signal,
      }),
  }
  return bank
}

const addressOf = ({ street, postcode: postalCode, city, country }: PostalAddress) => ({
  street,
  postalCode,
  city,
  country,
})
const languages = { nb: 'NO', en: 'EN' } as const

const tenantOf = (
  { externalId, firstName, lastName, phoneCode, phone, email, nationality, address }: DepositTenant,
  { language, returns }: NewDeposit,
) => ({
  externalId,
  info: {
    firstName,
    lastName,
    mobile: { countryCode: phoneCode, number: phone.replace(/\D/g, '') },
    email,
    ...(nationality !== null && { nationality }),
    ...(address !== null && { address: addressOf(address) }),
  },
  ui: { language: languages[language] },
  flow: 'redirect',
  redirectSettings: returns.tenant,
})

function bodyOf(deposit: NewDeposit): object {
  const { externalId, tenants, landlord, paper, sum, payBy, from, to, home, contact, language, returns } = deposit
  return {
    externalId,
    tenants: tenants.map((each) => tenantOf(each, deposit)),
    landlord: {
      name: landlord.name,
      ...(landlord.ssn !== null && { ssn: landlord.ssn }),
      nationality: landlord.nationality,
      address: addressOf(landlord.address),
      representativeSignature: {
        flow: 'redirect',
        redirectSettings: returns.landlord,
        ui: { language: languages[language] },
      },
    },
    contract: {
      dataToSign: { rentContractPDF: Buffer.from(paper).toString('base64') },
      depositAmount: toKroner(sum),
      paymentDeadline: payBy,
      from: `${from}T00:00:00Z`,
      ...(to !== null && { to: `${to}T00:00:00Z` }),
    },
    rentObject: { address: home.street, postalCode: home.postcode, city: home.city, country: home.country },
    contactDetails: contact,
    advanced: { tags: ['contract'] },
  }
}

const text = z.string().nullish()
const kroner = z.number().nonnegative()
/**
 * A split that waits for the tenant, or the final payout, in the format of a release request. The bank's published
 * model doesn't name it, so it may be missing. Then nothing is known about the release.
 */
const Release = z
  .object({
    category: z.enum(['TENANT', 'SPLIT']),
    amount: z.object({ tenant: kroner, landlord: kroner }),
  })
  .transform(({ category, amount }) => ({
    category,
    tenant: fromKroner(amount.tenant),
    landlord: fromKroner(amount.landlord),
  }))

// An answer without these fields breaks the agreed format.
const DepositAnswer = z
  .object({
    id: z.string().min(1),
    documentId: z.string().min(1),
    externalId: z.string(),
    tenants: z.array(z.object({ id: z.string(), externalId: text, url: text, bankAccountNumber: text })).min(1),
    landlord: z.object({ signUrl: text }).nullish(),
    status: z.object({ depositStatus: z.enum(bankStatuses), funds: kroner.nullish() }),
    release: Release.nullable().optional().catch(undefined),
  })
  .transform(({ id, documentId, externalId, tenants, landlord, status, release }): BankDeposit => ({
    id,
    documentId,
    externalId,
    tenants: tenants.map((each) => ({
      externalId: each.externalId ?? '',
      id: each.id,
      url: each.url ?? null,
      accountNumber: each.bankAccountNumber || null,
    })),
    landlordUrl: landlord?.signUrl ?? null,
    status: status.depositStatus,
    funds: fromKroner(status.funds ?? 0),
    release,
  }))
const SummariesAnswer = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      tenants: z.array(z.object({ firstName: z.string(), lastName: z.string() })).default([]),
    }),
  ),
})
