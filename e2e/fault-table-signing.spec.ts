import { expect, type Page } from '@playwright/test'
import { signingPanelWords } from '../src/lease/signing/words-panel'
import { pageButton } from './deposit-form'
import { answered, faults, liveThrough, presses, type Act, type Asked, type FaultName } from './fault-table'
import { test, type Landlord, type Translate } from './journey'
import { contract, sign } from './lease-form'
import { messagesTo, textsTo } from './messages'
import type { Product } from './product'
import { linkTo, subscribed, type Signable } from './signing-form'

// Each fault of the signing service × what the landlord does next, of what sends messages: what the page says is true at
// every moment.

interface Truth {
  readonly state: string
  readonly pending: string | null
  /** What the service has of the paper, and what of it can still be signed. */
  readonly made: number
  readonly open: number
  /** How often the tenant was asked by mail, and told that it is taken back. */
  readonly asked: number
  readonly takenBack: number
  /** Whether the link in the newest message that asks to sign works; null: there is none. */
  readonly isLinkAlive: boolean | null
}

const papers = {
  contract: { call: 'sign-bankid', link: 'tc' },
  checklist: { call: 'sign-bankid-check-list', link: 'tcl' },
} as const
type Paper = keyof typeof papers

/** Who signs what, and at which number and address. */
interface Sent {
  readonly product: Product
  readonly landlord: Landlord
  readonly translate: Translate
  readonly paper: Paper
  readonly id: number
  readonly email: string
  readonly phone: string
}

/** A lease, or the handover list of one that is signed on paper, which can be sent. */
async function ready(product: Product, landlord: Landlord, translate: Translate, paper: Paper): Promise<Sent> {
  await subscribed(product, landlord)
  const email = `per${landlord.houseId}@example.no`
  const phone = `4${String(landlord.houseId).padStart(7, '0')}`
  const { id } = await contract(landlord, { tenant_email: email, tenant_phone_code: '+47', tenant_phone: phone })
  if (paper === 'checklist') {
    await sign(landlord, id)
    await landlord.api('POST', `contract/${id}/create-check-list`, { options: ['mailbox'], number_keys: 2 })
  }
  return { product, landlord, translate, paper, id, email, phone }
}

const isAsking = (subject: string) => /^(Signer|Sign) /.test(subject)
const isTakingBack = (subject: string) => /^(Trukket|Withdrawn)\b/.test(subject)

/** What service, record and mailbox have of a paper. */
async function truthOf({ product, landlord, paper, id, email }: Sent): Promise<Truth> {
  const read = await landlord.api<Signable & { checkList: Signable | null }>('GET', `contract/${id}`)
  const info = (paper === 'contract' ? read : read.checkList)?.signicatInfo ?? null
  const documents = (await (await fetch(`${product.sandboxUrl}/__sandbox/signicat/documents`)).json()) as {
    externalId: string
    status: string
  }[]
  const made = documents.filter(({ externalId }) => externalId.startsWith(`${paper}:${id}:`))
  const mails = await messagesTo(product, email)
  const newest = mails.find(({ subject }) => isAsking(subject))
  const slug = newest && new RegExp(`/r/${papers[paper].link}/([\\w-]+)`).exec(newest.text)![1]
  const page = slug && `api/contract/redirectLink/${slug}?signer=tenant&documentType=${paper}`
  return {
    state: info?.state ?? 'none',
    pending: (info as { pending?: string | null } | null)?.pending ?? null,
    made: made.length,
    open: made.filter(({ status }) => status === 'unsigned').length,
    asked: mails.filter(({ subject }) => isAsking(subject)).length,
    takenBack: mails.filter(({ subject }) => isTakingBack(subject)).length,
    isLinkAlive: page ? (await fetch(`${product.url}/${page}`)).ok : null,
  }
}

type Key = keyof typeof signingPanelWords.texts

/** What sending and taking back have in common. */
function common(sent: Sent) {
  const { translate, paper, product, email, phone } = sent
  const says = (key: Key, values: Record<string, string> = {}) => translate(signingPanelWords, key, values)
  const text = (stage: string) => says(`${paper}_${stage}` as Key, { names: 'Per Hansen' })
  const inDialog = (page: Page, key: Key) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: says(key), exact: true })
      .click()
  return {
    says,
    inDialog,
    id: sent.id,
    ...(paper === 'checklist' && { part: 'handover' as const }),
    truth: () => truthOf(sent),
    isOver: ({ pending }: Truth) => pending === null,
    sentences: {
      none: {
        text: text('none'),
        holds: ({ pending, open, isLinkAlive }: Truth) => pending === null && open === 0 && isLinkAlive !== true,
      },
      starting: { text: text('starting'), holds: ({ pending, asked }: Truth) => pending === 'sending' && asked === 0 },
      tenants: { text: text('tenants'), holds: ({ state, open }: Truth) => state === 'tenants' && open === 1 },
      withdrawing: {
        text: text('withdrawing'),
        holds: ({ pending, isLinkAlive }: Truth) => pending === 'withdrawing' && isLinkAlive !== true,
      },
      withdrawn: {
        text: text('withdrawn'),
        holds: ({ state, open, isLinkAlive }: Truth) => state === 'withdrawn' && open === 0 && isLinkAlive !== true,
      },
    },
    async withdraw(page: Page) {
      await pageButton(page, says('withdraw')).click()
      await inDialog(page, 'withdraw')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    async messages(end: string, { made, open, asked, takenBack }: Truth) {
      // One order at most, and nobody is told twice, or of a paper that never reached them.
      expect([end, made <= 1, open]).toEqual([end, true, end === 'tenants' ? 1 : 0])
      expect(asked).toBe(end === 'tenants' ? 1 : takenBack)
      expect(takenBack).toBeLessThanOrEqual(1)
      const subjects = (await messagesTo(product, email)).map(({ subject }) => subject)
      expect(subjects).toHaveLength(asked + takenBack)
      // That it is taken back is told by mail.
      expect(await textsTo(product, phone)).toHaveLength(asked)
    },
  }
}

/** Sends a paper. */
const sending = (paper: Paper): Act<Truth> => ({
  async begin(product, landlord, translate): Promise<Asked<Truth>> {
    const { says, inDialog, ...shared } = common(await ready(product, landlord, translate, paper))
    const ask = (page: Page) => pageButton(page, says('send')).click()
    const confirm = (page: Page) => inDialog(page, 'sendGo')
    return {
      ...shared,
      fault: { provider: 'signicat', path: '/sign/documents' },
      call: papers[paper].call,
      ask,
      confirm,
      wayOut: (page) => inDialog(page, 'takeBack'),
      async again(page) {
        await ask(page)
        await confirm(page)
        await expect(page.getByRole('dialog')).toHaveCount(0)
      },
      end: (_fault, press) => (press === 'again' || press === 'reload' ? 'tenants' : 'withdrawn'),
    }
  },
})

const acts = {
  'sending the lease': sending('contract'),
  'sending the handover list': sending('checklist'),
  'withdrawing what was sent': {
    async begin(product, landlord, translate): Promise<Asked<Truth>> {
      const sent = await ready(product, landlord, translate, 'contract')
      await landlord.api('POST', `contract/${sent.id}/sign-bankid`)
      await linkTo(product, sent.email, 'tc')
      const { says, inDialog, ...shared } = common(sent)
      const ask = (page: Page) => pageButton(page, says('withdraw')).click()
      return {
        ...shared,
        fault: { provider: 'signicat', path: '/cancel' },
        call: 'withdraw-signing',
        ask,
        confirm: (page) => inDialog(page, 'withdraw'),
        wayOut: (page) =>
          page
            .getByRole('dialog')
            .getByRole('button', { name: says('close'), exact: true })
            .last()
            .click(),
        // Asked anew before its question comes, the tab knows that it is being taken back: there is no question any more.
        again: (page) => answered(page, 'refresh', () => ask(page)),
        // There is no way back from it: no link works any more, and only a look is offered.
        async withdraw(page) {
          await expect(pageButton(page, says('withdraw'))).toHaveCount(0)
          const look = pageButton(page, says('refresh'))
          if (await look.isVisible()) await answered(page, 'refresh', () => look.click())
        },
        end: () => 'withdrawn',
        async messages(end, truth) {
          expect(truth).toMatchObject({ asked: 1, takenBack: 1 })
          await shared.messages(end, truth)
        },
      }
    },
  },
} satisfies Record<string, Act<Truth>>

let row = 0
for (const [name, act] of Object.entries(acts))
  for (const fault of Object.keys(faults) as FaultName[])
    for (const press of presses) {
      const title = `${name}, ${fault}, ${press}`
      const language = (row += 1) % 2 === 0 ? 'en' : 'nb'
      test(title, { tag: '@proof' }, async ({ page, product, quiet }) =>
        liveThrough({ page, product, quiet }, act, { fault, press, language }),
      )
    }
