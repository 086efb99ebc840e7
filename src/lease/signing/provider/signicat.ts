import { z } from 'zod'
import { addTime, type Instant } from '../../../base/kit/day'
import { ProviderFailure } from '../../../base/provider/failure'
import { providerFetch } from '../../../base/provider/fetch'
import { openProvider, type ProviderDeps } from '../../../base/provider/provider'
import { signicatClient, type SignicatClient, type SignicatLogin } from '../../../base/provider/signicat'
import type { OrderReading } from '../../contract/model-signing'
import {
  externalSignerId,
  partyOfExternalId,
  type PartyToSign,
  type NewOrder,
  type OrderAtProvider,
  type SigningOrders,
  type SigningProvider,
} from '../port'

export interface SignSettings extends SignicatLogin {
  /** `https://api.signicat.com/express/sign` */
  readonly signUrl: string
  /** Signicat's name for signing with BankID. */
  readonly bankidMethod: string
  /** The product's address for browsers, without a slash at the end. */
  readonly publicUrl: string
  readonly supportEmail: string
  /** The deadline of one request in ms. Left out: 9 s. */
  readonly timeoutMs?: number | undefined
}

/** The largest answer. A lease may have many attached pages, and comes back with the signatures in it. */
const maxBytes = 60_000_000
const hoursKept = 168

/** The signing service of Signicat (Express Sign v1). */
export function signicatSigning(settings: SignSettings, deps: Omit<ProviderDeps, 'name'>): SigningProvider {
  const provider = openProvider({ ...deps, name: 'signicat' })
  const { tokenUrl, signUrl, timeoutMs = 9000 } = settings
  const fetch = providerFetch({ origins: [tokenUrl, signUrl], timeoutMs, maxBytes })
  const client = signicatClient(settings, fetch, deps.steady)
  return { ask: (operation, work) => provider.ask(operation, (signal) => work(signOrders(client, settings, signal))) }
}

/** The calls of one conversation, which `signal` aborts. */
function signOrders(client: SignicatClient, settings: SignSettings, signal: AbortSignal): SigningOrders {
  const at = (path: string) => `${settings.signUrl}/documents${path}`
  const of = (id: string, path = '') => at(`/${encodeURIComponent(id)}${path}`)
  const read = (id: string): Promise<OrderAtProvider | null> =>
    client.orNull(client.json(DocumentAnswer, { method: 'GET', url: of(id), as: 'read document', signal }))
  const cancel = (id: string, reason: string) => {
    const query = new URLSearchParams({ reason }).toString()
    return client.done({ method: 'POST', url: of(id, `/cancel?${query}`), as: 'cancel document', signal })
  }
  return {
    read,
    cancel,
    create: (order) =>
      client.json(DocumentAnswer, {
        method: 'POST',
        url: at(''),
        as: 'create document',
        body: documentOf(order, settings),
        signal,
      }),
    async find(externalId, since) {
      const query = new URLSearchParams({ externalId }).toString()
      const url = at(`/summary?${query}`)
      const { data } = await client.json(SummariesAnswer, { method: 'GET', url, as: 'find document', signal })
      const [newest] = data
        .filter((each) => each.externalId === externalId && !isBefore(each.created, since))
        .toSorted((a, b) => (b.created ?? '').localeCompare(a.created ?? ''))
      return newest ? await read(newest.documentId) : null
    },
    file: (id) => client.bytes({ method: 'GET', url: of(id, '/files?fileFormat=pades'), as: 'fetch file', signal }),
    async endUnknown(id) {
      if ((await read(id))?.state === 'open') await cancel(id, 'the order is no longer needed')
    },
  }
}

/** True if a document was created before `since`. The provider's clock and ours may differ by minutes. */
const isBefore = (created: string | null | undefined, since: Instant): boolean =>
  typeof created === 'string' && Date.parse(created) < Date.parse(since) - 600_000

/**
 * The order in the provider's format. `order` and `required` of each signer make the provider, too, refuse the
 * landlord's signature until all tenants have signed.
 */
function documentOf(order: NewOrder, settings: SignSettings): object {
  return {
    title: order.title,
    description: order.title,
    externalId: order.externalId,
    dataToSign: {
      title: order.title,
      base64Content: Buffer.from(order.pdf).toString('base64'),
      fileName: order.fileName,
      packaging: {
        signaturePackageFormats: ['pades'],
        padesSettings: { primaryLanguage: 'NO', secondaryLanguage: 'EN' },
      },
    },
    contactDetails: { name: 'Husbok', email: settings.supportEmail, url: settings.publicUrl },
    signers: order.parties.map((party) => signerOf(order, party, settings)),
    advanced: {
      requiredSignatures: order.parties.length,
      tags: [order.paper],
      timeToLive: { deadline: order.deadline, deleteAfterHours: hoursKept },
    },
  }
}

function signerOf(order: NewOrder, party: PartyToSign, { publicUrl, bankidMethod }: SignSettings): object {
  const isTenant = party.role === 'tenant'
  const back = (status: string) => `${publicUrl}/tenant_notification?status=${status}`
  const mobile = { countryCode: party.phoneCode, number: party.phone.replace(/\D/g, '') }
  return {
    externalSignerId: externalSignerId(order, party),
    order: isTenant ? 1 : 2,
    required: true,
    signatureType: { mechanism: 'pkisignature', signatureMethods: [bankidMethod] },
    signerInfo: {
      firstName: party.firstName,
      lastName: party.lastName,
      email: party.email,
      ...(party.phone !== '' && { mobile }),
    },
    redirectSettings: {
      redirectMode: 'redirect',
      success: back('success'),
      cancel: back('cancel'),
      error: back('fail'),
    },
    // We ask and remind with our own links. The provider sends the signed file to the tenants.
    notifications: {
      setup: {
        request: 'off',
        reminder: 'off',
        signatureReceipt: 'off',
        finalReceipt: isTenant ? 'sendBoth' : 'sendEmail',
      },
    },
    ui: { language: party.language === 'nb' ? 'NO' : 'EN' },
  }
}

// An answer without these fields breaks the agreed format.
const Text = z.string().nullish()
const instant = (text: string | null | undefined): Instant | null =>
  text && !Number.isNaN(Date.parse(text)) ? addTime(text as Instant, 0) : null
const SignatureAnswer = z.object({
  fullName: Text,
  firstName: Text,
  middleName: Text,
  lastName: Text,
  dateOfBirth: Text,
  signedTime: z.string(),
})
const SignerAnswer = z.object({
  id: z.string().min(1),
  url: Text,
  externalSignerId: z.string(),
  documentSignature: SignatureAnswer.nullish(),
})
const states = {
  unsigned: 'open',
  waiting_for_attachments: 'open',
  partialsigned: 'open',
  signed: 'signed',
  canceled: 'canceled',
  expired: 'expired',
} as const satisfies Record<string, OrderReading>
const DocumentAnswer = z
  .object({
    documentId: z.string().min(1),
    signers: z.array(SignerAnswer),
    status: z.object({
      documentStatus: z.enum(Object.keys(states) as (keyof typeof states)[]),
      completedPackages: z.array(z.string()).nullish(),
    }),
    advanced: z.object({ timeToLive: z.object({ deadline: Text }).nullish() }).nullish(),
  })
  .transform(({ documentId, signers, status, advanced }): OrderAtProvider => ({
    id: documentId,
    state: states[status.documentStatus],
    hasFile: status.completedPackages?.includes('pades') ?? false,
    endsAt: instant(advanced?.timeToLive?.deadline),
    signers: signers.flatMap(({ id, url, externalSignerId: named, documentSignature: signed }) => {
      const who = partyOfExternalId(named)
      return who ? [{ ...who, id, url: url ?? null, signature: signed ? signatureOf(signed) : null }] : []
    }),
  }))
const SummariesAnswer = z.object({
  data: z.array(z.object({ documentId: z.string().min(1), externalId: z.string(), created: Text })),
})

function signatureOf(signed: z.output<typeof SignatureAnswer>) {
  const { fullName, firstName, middleName, lastName, dateOfBirth, signedTime } = signed
  const parts = [firstName, middleName, lastName].filter((part) => part).join(' ')
  const at = instant(signedTime)
  if (at === null) throw new ProviderFailure('unreadable', 'a signature without its time')
  return { name: fullName || parts, birthday: dateOfBirth ?? '', at }
}
