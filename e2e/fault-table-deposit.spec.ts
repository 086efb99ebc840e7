import { expect, type Page } from '@playwright/test'
import { depositPanelWords } from '../src/lease/deposit/words-panel'
import { kr, openedAccount, pageButton, saysDeposit } from './deposit-form'
import { answered, faults, liveThrough, presses, type Act, type Asked, type FaultName, type Press } from './fault-table'
import { test, type Translate } from './journey'
import { messagesTo } from './messages'
import type { Product } from './product'

// Each fault of the bank × the landlord's next action, for requests that move money. The page must be right at every
// moment.

interface Truth {
  readonly pending: string | null
  readonly status: string
  readonly funds: number
  readonly split: object | null
  readonly paidOut: { readonly tenant: number; readonly landlord: number } | null
}

type Key = keyof typeof depositPanelWords.texts
interface Setting {
  readonly product: Product
  readonly account: Awaited<ReturnType<typeof openedAccount>>
  readonly translate: Translate
}

/** The bank's and the product's data about an account. */
async function truthOf({ product, account }: Setting): Promise<Truth> {
  const { signicatInfo } = await account.now()
  const all = (await (await fetch(`${product.sandboxUrl}/__sandbox/deposits`)).json()) as (Truth & { id: string })[]
  const { id: _, ...made } = all.find(({ id }) => id === account.deposit)!
  return { ...made, pending: (signicatInfo as unknown as Truth).pending }
}

const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

/** The part that both requests share: how to withdraw, and who gets which message. */
function common(setting: Setting, emails: readonly string[]) {
  const says = saysDeposit(setting.translate)
  const text = (key: Key, paid: number) =>
    says(key, {
      founds: kr(paid),
      missing: kr(36_000 - paid),
      name: 'Per Hansen',
      sum: kr(36_000),
      tenant: kr(36_000),
    })
  return {
    says,
    text,
    truth: () => truthOf(setting),
    isOver: ({ pending }: Truth) => pending === null,
    async withdraw(page: Page) {
      const button = pageButton(page, says('takeBack'))
      if (await button.isVisible()) await answered(page, 'cancel-release', () => button.click())
    },
    messages: async (end: string) => {
      const isKept = end === 'partly' || end === 'fully'
      for (const email of emails) {
        const about = (await messagesTo(setting.product, email)).filter(({ subject }) =>
          /frigitt|released|avsluttet|is closed/.test(subject),
        )
        expect(about.map(({ subject }) => subject)).toHaveLength(isKept ? 0 : 1)
      }
    },
  }
}

const isGone = (fault: FaultName, press: Press) => fault === 'a hang' || press === 'again' || press === 'reload'

const acts = {
  'closing the deposit account': {
    async begin(product, landlord, translate): Promise<Asked<Truth>> {
      const account = await openedAccount(product, landlord, 20_000)
      const setting = { product, account, translate }
      const { says, text, ...shared } = common(setting, [`per${landlord.houseId}@example.no`, landlord.email])
      const ask = (page: Page) => pageButton(page, says('close')).click()
      const confirm = (page: Page) => dialogButton(page, says('close')).click()
      return {
        ...shared,
        id: account.id,
        part: 'deposit',
        fault: { provider: 'deposit', path: '/cancel' },
        call: 'closeDeposit',
        ask,
        confirm,
        wayOut: (page) => answered(page, 'cancel-release', () => dialogButton(page, says('closeKeep')).click()),
        async again(page) {
          await ask(page)
          await confirm(page)
          await expect(page.getByRole('dialog')).toHaveCount(0)
        },
        sentences: {
          partly: {
            text: text('partly', 20_000),
            holds: ({ pending, status }) => pending === null && status === 'PAID_PARTIAL',
          },
          canceling: { text: text('canceling', 20_000), holds: ({ pending }) => pending === 'closing' },
          closed: {
            text: text('closed', 20_000),
            holds: ({ status, paidOut }) => status === 'TERMINATED' && paidOut?.tenant === 20_000,
          },
        },
        end: (fault, press) => (isGone(fault, press) ? 'closed' : 'partly'),
      }
    },
  },
  'releasing the deposit': {
    async begin(product, landlord, translate): Promise<Asked<Truth>> {
      const account = await openedAccount(product, landlord, 36_000)
      const setting = { product, account, translate }
      const { says, text, ...shared } = common(setting, [`per${landlord.houseId}@example.no`, landlord.email])
      const ask = async (page: Page) => {
        await pageButton(page, says('release')).click()
        await page.getByRole('radio', { name: says('TENANT'), exact: true }).check()
        await dialogButton(page, says('next')).click()
        await expect(dialogButton(page, says('confirm'))).toBeVisible()
      }
      const confirm = (page: Page) => dialogButton(page, says('confirm')).click()
      return {
        ...shared,
        id: account.id,
        part: 'deposit',
        fault: { provider: 'deposit', path: '/terminate' },
        call: 'releaseDeposit',
        ask,
        confirm,
        wayOut: (page) => answered(page, 'cancel-release', () => dialogButton(page, says('takeBack')).click()),
        async again(page) {
          await ask(page)
          await confirm(page)
          await expect(page.getByRole('dialog')).toHaveCount(0)
        },
        sentences: {
          fully: {
            text: text('fully', 36_000),
            holds: ({ pending, status, split }) => pending === null && status === 'PAID' && split === null,
          },
          releasing: { text: text('releasing', 36_000), holds: ({ pending }) => pending === 'releasing' },
          released: {
            text: text('released', 36_000),
            holds: ({ status, paidOut }) => status === 'TERMINATED' && paidOut?.tenant === 36_000,
          },
        },
        end: (fault, press) => (isGone(fault, press) ? 'released' : 'fully'),
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
