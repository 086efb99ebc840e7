import { expect, type Page } from '@playwright/test'
import { signingPanelWords } from '../src/lease/signing/words-panel'
import { pageButton } from './deposit-form'
import { answered, faults, liveThrough, presses, type Act, type Asked, type FaultName } from './fault-table'
import { test, type Landlord, type Translate } from './journey'
import { contract, sign } from './lease-form'
import { messagesTo, textsTo } from './messages'
import type { Product } from './product'
import { linkTo, subscribed, type Signable } from './signing-form'

// Each fault of the signing service × the landlord's next action, for requests that send messages. The page must be right
// at every moment.

interface Truth {
  readonly state: string
  readonly pending: string | null
  /** How many orders of the paper the service has, and how many of them can still be signed. */
  readonly made: number
  readonly open: number
  /** How many mails asked the tenant to sign, and how many said that the request is withdrawn. */
  readonly asked: number
  readonly takenBack: number
  /** Whether the link in the newest message that asks to sign works. Null when there is no message. */
  readonly isLinkAlive: boolean | null
}

const papers = {
  contract: { call: 'sign-bankid', link: 'tc' },
  checklist: { call: 'sign-bankid-check-list', link: 'tcl' },
} as const
type Paper = keyof typeof papers

/** The signer of a paper, with number and address. */
interface Sent {
  readonly product: Product
  readonly landlord: Landlord
  readonly translate: Translate
  readonly paper: Paper
  readonly id: number
  readonly email: string
  readonly phone: string
}

/** A lease that can be sent, or the handover list of a lease that is signed on paper. */
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

/** The data of the service, the product and the mailbox about a paper. */
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

/** The part that sending and withdrawing share. */
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
      // At most one order. Nobody gets a message twice, or about a paper that never reached them.
      expect([end, made <= 1, open]).toEqual([end, true, end === 'tenants' ? 1 : 0])
      expect(asked).toBe(end === 'tenants' ? 1 : takenBack)
      expect(takenBack).toBeLessThanOrEqual(1)
      const subjects = (await messagesTo(product, email)).map(({ subject }) => subject)
      expect(subjects).toHaveLength(asked + takenBack)
      // A mail says that the request is withdrawn.
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
        // The tab asks the server before it shows its question. It then knows about the withdrawal, so there is no
        // question.
        again: (page) => answered(page, 'refresh', () => ask(page)),
        // A withdrawal can't be undone. No link works any more, and the page only offers a look.
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
