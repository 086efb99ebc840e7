import type { Page } from '@playwright/test'
import { addDays, formatDay, type Instant } from '../src/base/kit/day'
import { kr as price } from '../src/base/ui/words/format'
import { ore } from '../src/base/kit/money'
import type { SignicatInfo } from '../src/lease/contract/model-signing'
import { bandWords } from '../src/lease/contract-overview/words-band'
import { contractDetailWords } from '../src/lease/contract-overview/words'
import { contractHomeWords } from '../src/lease/contract-overview/words-glance'
import { depositPanelWords } from '../src/lease/deposit/words-panel'
import { signingPanelWords } from '../src/lease/signing/words-panel'
import { tenancyWords } from '../src/lease/tenancy/words'
import { phone } from './axe'
import { choose, enter, expect, inLanguage, makeLandlord, test, today, type Translate } from './journey'
import { monthsAgo, signedContract } from './lease-form'
import { altered } from './screen'

// The page of a contract in each state of its table: the position of its one action, the length of the page, and that each
// state is shown once.

const at = (day: string) => `${day}T10:00:00.000Z` as Instant
const info = (more: Partial<Record<keyof SignicatInfo, unknown>>) => ({
  state: 'signed',
  pending: null,
  tenantLink: null,
  landlordLink: null,
  isSignedTenant: true,
  isSignedLandlord: true,
  tenants: [
    { name: 'Per Hansen', link: null, isSigned: true, signedBy: 'Per Hansen', isMismatch: false },
    { name: 'Siri Hansen', link: null, isSigned: true, signedBy: 'Siri Hansen', isMismatch: false },
  ],
  signedDocumentUrl: '/api/document/x',
  sent_at: at(addDays(today(), -2)),
  signBefore: null,
  undelivered: [],
  reminded_at: null,
  depositId: 'dep_1',
  depositStatus: null,
  openedOn: today(),
  accountNumber: '86011117947',
  founds: null,
  releasedCategory: null,
  tenantReleaseSum: null,
  landlordReleaseSum: null,
  noticedOn: null,
  disputeUntil: null,
  error: null,
  ...more,
})
const draft = { status: 'draft', signatureType: null, signed_at: null, next_rent_on: null, signed_paper: null }
const being = { status: 'active', signatureType: 'bankid', signed_at: null, next_rent_on: null, signed_paper: null }
const signed = { status: 'active', signatureType: 'bankid', signed_paper: null }
const account = {
  is_open_deposit_account: true,
  is_open_deposit_account_payed: true,
  deposit_sum: 36_000,
  deposit_account: null,
  deposit_payment_deadline: null,
}
const waiting = (name: string, isSigned: boolean) => ({
  name,
  link: isSigned ? null : 'https://husbok.example/r/tc/x',
  isSigned,
  signedBy: isSigned ? name : null,
  isMismatch: false,
})
const term = (end: string) => ({ type: 'time-bound', end_date: end, fixed_term_reason: 'Egen bruk' })
const over = { status: 'finished', isFinished: true, next_rent_on: null, finished_on: monthsAgo(0, 1) }

interface State {
  readonly name: string
  readonly answer: object
  /** The text of the status bar, and its filled button. Null when there is nothing to do. */
  readonly says: (translate: Translate) => string | RegExp
  readonly action: ((translate: Translate) => string) | null
}

const detail = (key: keyof typeof contractDetailWords.texts) => (t: Translate) => t(contractDetailWords, key)
const signing =
  (key: keyof typeof signingPanelWords.texts, values = {}) =>
  (t: Translate) =>
    t(signingPanelWords, key, values)
const deposit =
  (key: keyof typeof depositPanelWords.texts, values = {}) =>
  (t: Translate) =>
    t(depositPanelWords, key, values)
const home =
  (key: keyof typeof contractHomeWords.texts, values = {}) =>
  (t: Translate) =>
    t(contractHomeWords, key, values)
const refresh = signing('refresh')
const missing = price(ore(2_600_000))
const agreed = price(ore(3_600_000))
const ending = addDays(today(), 30)
const ended = addDays(today(), -10)

const states: readonly State[] = [
  {
    name: 'draft',
    answer: { ...draft, signicatInfo: null },
    says: signing('contract_none'),
    action: signing('send'),
  },
  {
    name: 'fee',
    answer: {
      ...draft,
      ...account,
      is_open_deposit_account_payed: false,
      payUrl: 'https://pay.example',
      signicatInfo: info({ state: 'fee', tenants: [], sent_at: null, isSignedTenant: false, isSignedLandlord: false }),
    },
    says: deposit('fee'),
    action: deposit('pay'),
  },
  {
    name: 'tenants',
    answer: {
      ...being,
      signicatInfo: info({
        state: 'tenants',
        tenants: [waiting('Per Hansen', true), waiting('Siri Hansen', false)],
        landlordLink: 'https://husbok.example/r/lc/x',
        isSignedTenant: false,
        isSignedLandlord: false,
      }),
    },
    says: signing('contract_tenants', { names: 'Siri Hansen' }),
    action: signing('remind'),
  },
  {
    name: 'mine',
    answer: {
      ...being,
      signicatInfo: info({
        state: 'landlord',
        landlordLink: 'https://husbok.example/r/lc/x',
        isSignedLandlord: false,
      }),
    },
    says: signing('contract_landlord'),
    action: signing('signNow'),
  },
  {
    name: 'pending at the signing service',
    answer: { ...being, signicatInfo: info({ state: 'starting', pending: 'sending', sent_at: null }) },
    says: signing('contract_starting'),
    action: refresh,
  },
  {
    name: 'deposit',
    answer: { ...signed, ...account, signicatInfo: info({ depositStatus: 'founds', founds: 10_000 }) },
    says: deposit('partly', { name: 'Per Hansen', missing, sum: agreed }),
    action: refresh,
  },
  {
    name: 'pending at the bank',
    answer: {
      ...signed,
      ...account,
      signicatInfo: info({ depositStatus: 'opened', founds: 10_000, pending: 'closing' }),
    },
    says: deposit('canceling', { payer: 'Per Hansen' }),
    action: refresh,
  },
  {
    name: 'dispute',
    answer: {
      ...signed,
      ...account,
      signicatInfo: info({
        depositStatus: 'founds',
        founds: 36_000,
        releasedCategory: 'DISPUTE',
        noticedOn: addDays(today(), -15),
        disputeUntil: addDays(today(), 20),
      }),
    },
    says: deposit('disputeUntil', {
      noticed: formatDay(addDays(today(), -15)),
      until: formatDay(addDays(today(), 20)),
      payer: 'Per Hansen',
    }),
    action: (t) => t(bandWords, 'settle'),
  },
  { name: 'running', answer: {}, says: (t) => new RegExp(t(contractHomeWords, 'next_rent').slice(0, 9)), action: null },
  {
    name: 'ending',
    answer: term(ending),
    says: home('next_termEnds', { day: formatDay(ending) }),
    action: (t) => t(bandWords, 'contact'),
  },
  {
    name: 'late',
    answer: { ...term(ended), status: 'expired', next_rent_on: null },
    says: home('next_finish', { day: formatDay(ended) }),
    action: (t) => t(tenancyWords, 'finish'),
  },
  {
    name: 'not booked',
    answer: { blocked_by: 'freeLimit' },
    says: detail('blocked_freeLimit'),
    action: detail('subscribe'),
  },
  {
    name: 'finished',
    answer: { ...signed, ...account, ...over, signicatInfo: info({ depositStatus: 'founds', founds: 36_000 }) },
    says: home('next_release'),
    action: deposit('release'),
  },
  { name: 'finished and settled', answer: over, says: home('next_nothing'), action: null },
]

/** The limits of issue 22: the one action is visible at once, and the page is at most this long. */
const views = [
  { name: '1440', size: { width: 1440, height: 900 }, longest: 1500, actionBy: 420 },
  { name: '390', size: { ...phone, height: 844 }, longest: 2600, actionBy: 660 },
] as const

/** The filled buttons on the page, and its height. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    filled: [...document.querySelectorAll<HTMLElement>('main [data-variant="filled"]')].flatMap((node) =>
      node.checkVisibility() ? [{ text: node.innerText.trim(), y: node.getBoundingClientRect().y + scrollY }] : [],
    ),
  }))

for (const language of ['nb', 'en'] as const)
  test(
    `each state of a contract has its one action at the top, and a page of one length (${language})`,
    { tag: '@proof' },
    async ({ page, product }, testInfo) => {
      test.setTimeout(120_000)
      const translate = inLanguage(language)
      const landlord = await makeLandlord(product)
      const start = monthsAgo(18, 1)
      const { id } = await signedContract(landlord, { start_date: start, first_payment_date: start })
      await choose(page, { language })
      await enter(page, product, landlord, '/home')
      for (const { name, answer, says, action } of states) {
        await page.unrouteAll()
        await altered(page, `contract/${id}`, (read) => ({ ...read, ...answer }))
        await page.setViewportSize(views[0].size)
        await page.goto(`${product.url}/home/contract/${id}`)
        const next = page.locator('.contract-next')
        await expect(next, name).toContainText(says(translate))
        // The one action, and at most one more.
        expect(await next.locator('button, a.mantine-Button-root').count(), name).toBeLessThanOrEqual(2)
        await expect(page.locator('.contract-parties')).toBeVisible()
        await expect(page.locator('.ui-loading, [aria-busy="true"]')).toHaveCount(0)
        for (const { name: width, size, longest, actionBy } of views) {
          await page.setViewportSize(size)
          // The page adapts to its new width a moment later.
          await expect.poll(async () => (await shown(page)).height, name).toBeLessThanOrEqual(longest)
          const { height, filled } = await shown(page)
          const [one] = filled
          testInfo.annotations.push({ type: `${width} ${name}`, description: `y ${one?.y ?? '-'}, height ${height}` })
          expect(
            filled.map(({ text }) => text),
            `${name} at ${width}`,
          ).toEqual(action === null ? [] : [action(translate)])
          expect(one?.y ?? 0, `${name} at ${width}`).toBeLessThanOrEqual(actionBy)
        }
        await page.keyboard.press('Escape')
      }
    },
  )
