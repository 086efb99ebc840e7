import type { z } from 'zod'
import type { Instant } from '../src/base/kit/day'
import type { Locator } from '@playwright/test'
import { listWords } from '../src/base/ui/words/words-list'
import { checklistOptions } from '../src/lease/checklist/model'
import { checklistWords } from '../src/lease/checklist/words'
import { optionWords } from '../src/lease/checklist/words-options'
import { contractDetailWords } from '../src/lease/contract-overview/words'
import { contractNowWords } from '../src/lease/contract-overview/words-now'
import { contractEraseWords } from '../src/lease/tenancy/words-erase'
import type { SignicatInfo } from '../src/lease/contract/model-signing'
import { handoverScreenWords } from '../src/lease/handover/words'
import { expect, fieldOf, makeLandlord, type Landlord } from './journey'
import {
  contract,
  dayFromNow,
  dialogOf,
  monthsAgo,
  pagePart,
  markSigned,
  signedContract,
  type PageKey,
} from './lease-form'
import type { Product } from './product'
import { alterAnswer, submitInvalidForm, pageTitled, type Screen, type ScreenWalk } from './screen'
import { tenancyWords } from '../src/lease/tenancy/words'
import { settlementScreenWords } from '../src/lease/settlement/words-screen'
import { tenantLetterWords } from '../src/lease/letter/words'
import { letterPaperWords } from '../src/lease/letter/words-sheet'
import { noticeWords } from '../src/lease/tenancy/words-notice'
import { rentPaymentWords } from '../src/lease/rent-account/words-payment'
import { arrearsWords } from '../src/lease/rent-account/words-arrears'
import { rentWords } from '../src/lease/rent/words'

const list = '/home/contract'
/** A text as long as a name may be, without a place to break the line. */
const long = 'Menneskerettighetsorganisasjonssekretariatsbygning'
const counts = { number_keys: 99, parking_space: 99, garage: 99, fire_extinguisher_count: 99, stalls_count: 99 }

/** A landlord with a draft, an active contract with all optional values, a fixed term that is over, and a contract that has ended. */
export async function makeLandlordWithLeases(product: Product): Promise<Landlord> {
  const landlord = await makeLandlord(product)
  await contract(landlord, { tenant_first_name: 'Draft' })
  const { id } = await contract(landlord, {
    tenant_first_name: long,
    tenant_last_name: long,
    tenant_address: long,
    tenant_email: `${long.slice(0, 36)}@example.no`,
    tenant_city: `${long} ${long}`.slice(0, 60),
    month_sum: 999_999_999.99,
    deposit_sum: 999_999_999.99,
    deposit_account: 'NO9386011117947',
    deposit_payment_deadline: dayFromNow(20).split('.').reverse().join('-'),
    comforts: ['electricity', 'heating', 'water-drain', 'tv-subscription', 'internet'],
    other: `${long} `.repeat(19).trim(),
  })
  await landlord.api('POST', `contract/${id}/create-check-list`, { options: checklistOptions, ...counts })
  await landlord.api('POST', `contract/${id}/extras`, { options: ['stalls'], stalls_count: 1 })
  await landlord.api('POST', `contract/${id}/cost-split`, { category: 'SPLIT', tenant: 999_999_999.99, landlord: 0 })
  await markSigned(landlord, id)
  await signedContract(landlord, {
    tenant_first_name: 'Expired',
    type: 'time-bound',
    end_date: monthsAgo(1, 15),
    fixed_term_reason: 'Egen bruk',
  })
  const gone = await signedContract(landlord, { tenant_first_name: 'Finished' })
  await landlord.api('POST', `contract/${gone.id}/finish`, { date: monthsAgo(1, 10) })
  const late = await signedContract(landlord, { tenant_first_name: 'Late' })
  await landlord.api('PUT', `contract/${late.id}/rent-account`, { follows_from: monthsAgo(2, 1).slice(0, 7) })
  await landlord.api('POST', `contract/${late.id}/payments`, { date: monthsAgo(1, 20), sum: 100 })
  return landlord
}

interface Listed {
  readonly id: number
  readonly tenant_first_name: string
}
const idOf = async ({ landlord }: ScreenWalk, first: string) =>
  (await landlord.api<readonly Listed[]>('GET', 'contract/all')).find((one) => one.tenant_first_name === first)!.id
const go = async (walk: ScreenWalk, first: string, search = ''): Promise<void> => {
  await walk.page.goto(`${walk.product.url}${list}/${await idOf(walk, first)}${search}`)
  await expect(pagePart(walk.page, walk.translate, 'story')).toBeVisible()
  const income = pagePart(walk.page, walk.translate, 'income')
  await expect(
    income
      .getByRole('table')
      .or(income.getByRole('list'))
      .or(income.getByText(walk.translate(rentWords, 'noIncomeTitle')))
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
}
const openList =
  (path: string, seen: (walk: ScreenWalk) => string): Screen['open'] =>
  async (walk) => {
    await walk.page.goto(walk.product.url + path)
    await expect(walk.page.getByRole('main').getByText(seen(walk)).filter({ visible: true }).first()).toBeVisible()
  }
const full = `${long} ${long}`
const over =
  (first: string, action: string, name: PageKey) =>
  async (walk: ScreenWalk): Promise<Locator> => {
    await go(walk, first, `?do=${action}`)
    const dialog = dialogOf(walk.page, walk.translate, name)
    await expect(dialog).toBeVisible()
    return dialog
  }
/** Opens a dialog of the late contract's rent account. */
const ofRent =
  (name: 'register' | 'remind' | 'statement', search: (id: number) => string) =>
  async (walk: ScreenWalk): Promise<void> => {
    await go(walk, 'Late', search(await idOf(walk, 'Late')))
    await expect(walk.page.getByRole('dialog', { name: walk.translate(rentPaymentWords, name) })).toBeVisible()
  }
/** Opens the dialog of letters of the late contract. Its name is that of the letter, or of the choice. */
const ofLetter =
  (name: 'write' | 'payment_reminder', search: string) =>
  async (walk: ScreenWalk): Promise<void> => {
    await go(walk, 'Late', search)
    const title = name === 'write' ? walk.translate(tenantLetterWords, name) : walk.translate(letterPaperWords, name)
    await expect(walk.page.getByRole('dialog', { name: title })).toBeVisible()
  }
const title = pageTitled((translate) => translate(contractDetailWords, 'list'))
const named = (name: string) => pageTitled(() => name)

/** Fields that replace those of the contract's answer: the second of two tenants has not signed yet. */
const beingSigned = {
  status: 'active',
  signatureType: 'bankid',
  signed_at: null,
  next_rent_on: null,
  is_open_deposit_account: true,
  is_open_deposit_account_payed: true,
  deposit_sum: 36_000,
  signicatInfo: {
    state: 'tenants',
    pending: null,
    tenantLink: null,
    landlordLink: 'https://husbok.example/r/lc/x',
    isSignedTenant: false,
    isSignedLandlord: false,
    tenants: [
      { name: full, link: null, isSigned: true, signedBy: full, isMismatch: true },
      { name: 'Åse Lie', link: 'https://husbok.example/r/tc/y', isSigned: false, signedBy: null, isMismatch: false },
    ],
    signedDocumentUrl: null,
    sent_at: '2026-01-01T10:00:00.000Z' as Instant,
    signBefore: null,
    undelivered: [],
    reminded_at: null,
    depositId: '1',
    openedOn: null,
    accountNumber: null,
    depositStatus: 'founds',
    founds: 10_000,
    releasedCategory: null,
    tenantReleaseSum: null,
    landlordReleaseSum: null,
    noticedOn: null,
    disputeUntil: null,
    error: null,
  } satisfies z.input<typeof SignicatInfo>,
} as const

/** The empty list. */
export const emptyLeaseScreens: readonly Screen[] = [
  {
    name: 'rent contracts, none yet',
    title,
    open: openList(list, ({ translate }) => translate(contractDetailWords, 'emptyTitle')),
  },
]

/** Contracts in every state, and the dialogs over them. */
export const leaseScreens: readonly Screen[] = [
  { name: 'rent contracts', title, open: openList(list, ({ translate }) => translate(contractNowWords, 'over')) },
  {
    name: 'rent contracts without hits',
    title,
    open: openList(`${list}?q=zzz`, ({ translate }) => translate(listWords, 'noHitsTitle')),
  },
  { name: 'a draft', title: named('Draft Hansen'), open: (walk) => go(walk, 'Draft') },
  { name: 'an active contract with all that fits', title: named(full), open: (walk) => go(walk, long) },
  {
    name: 'an active contract with all that fits, unfolded',
    title: named(full),
    open: (walk) => go(walk, long, '?open=terms,deposit,handover,history'),
  },
  { name: 'a fixed term that has run out', title: named('Expired Hansen'), open: (walk) => go(walk, 'Expired') },
  { name: 'a finished contract', title: named('Finished Hansen'), open: (walk) => go(walk, 'Finished') },
  {
    name: 'the handovers of a contract',
    title: pageTitled((translate) => translate(handoverScreenWords, 'title')),
    open: async (walk) =>
      void (await walk.page.goto(`${walk.product.url}/home/contract/${await idOf(walk, 'Expired')}/handover`)),
  },
  {
    name: 'a settlement that is written, with errors',
    title: pageTitled((translate) => translate(settlementScreenWords, 'titleNew')),
    open: async (walk) => {
      await walk.page.goto(`${walk.product.url}/home/contract/${await idOf(walk, 'Late')}/settlement`)
      const s = (key: keyof (typeof settlementScreenWords)['texts']) => walk.translate(settlementScreenWords, key)
      await walk.page.getByRole('button', { name: s('write'), exact: true }).click()
      await walk.page.getByRole('button', { name: s('addClaim') }).click()
      await submitInvalidForm(walk, walk.page.getByRole('main'), s('save'))
    },
  },
  {
    name: 'the way to the letter of a notice',
    title: named('Late Hansen'),
    open: async (walk) => {
      await go(walk, 'Late', '?do=noticeGiven')
      await expect(walk.page.getByRole('dialog')).toContainText(walk.translate(noticeWords, 'writeText'))
    },
  },
  {
    name: 'a contract whose rent is not booked',
    title: named('Expired Hansen'),
    open: async (walk) => {
      const id = await idOf(walk, 'Expired')
      await alterAnswer(walk.page, `contract/${id}`, (answer) => ({ ...answer, blocked_by: 'endOf30Days' }))
      await go(walk, 'Expired')
      await expect(walk.page.locator('.contract-next')).toContainText(
        walk.translate(contractDetailWords, 'blocked_endOf30Days'),
      )
    },
  },
  {
    name: 'a contract that waits for a tenant and the rest of its deposit',
    title: named('Expired Hansen'),
    open: async (walk) => {
      const id = await idOf(walk, 'Expired')
      await alterAnswer(walk.page, `contract/${id}`, (answer) => ({ ...answer, ...beingSigned }))
      await go(walk, 'Expired')
      await expect(pagePart(walk.page, walk.translate, 'story')).toContainText(
        walk.translate(contractDetailWords, 'landlordLater'),
      )
    },
  },
  { name: 'signing by hand', title: named('Draft Hansen'), open: over('Draft', 'sign', 'sign') },
  {
    name: 'the question before a draft is deleted',
    title: named('Draft Hansen'),
    open: async (walk) => {
      await go(walk, 'Draft', '?do=remove')
      await expect(dialogOf(walk.page, walk.translate, 'removeTitle', { name: 'Draft Hansen' })).toBeVisible()
    },
  },
  {
    name: 'finishing with an error',
    title: named('Expired Hansen'),
    open: async (walk) => {
      const dialog = await over('Expired', 'finish', 'finish')(walk)
      await fieldOf(dialog, walk.translate(tenancyWords, 'finishDate')).fill(dayFromNow(1))
      await submitInvalidForm(walk, dialog, walk.translate(tenancyWords, 'finishGo'))
    },
  },
  ...(['noticeReceived', 'noticeGiven'] as const).map((key): Screen => ({
    name: `recording a notice, with an error: ${key}`,
    title: named('Late Hansen'),
    open: async (walk) => {
      await go(walk, 'Late', `?do=${key}`)
      const n = (word: keyof (typeof noticeWords)['texts']) => walk.translate(noticeWords, word)
      const dialog = walk.page.getByRole('dialog', { name: n(key) })
      if (key === 'noticeGiven') await dialog.getByRole('button', { name: n('givenAlready') }).click()
      await dialog.getByRole('radio', { name: n('other') }).check()
      await submitInvalidForm(walk, dialog, n('noticeGo'))
    },
  })),
  {
    name: 'a contract under notice',
    title: named('Late Hansen'),
    open: async (walk) => {
      const id = await idOf(walk, 'Late')
      const [day, month, year] = dayFromNow(34).split('.')
      const last_day = `${year}-${month}-${day}`
      const notice = { by: 'tenant', received_on: monthsAgo(1, 15), last_day, earliest: last_day }
      await alterAnswer(walk.page, `contract/${id}`, (answer) => ({ ...answer, notice }))
      await go(walk, 'Late')
      await expect(walk.page.getByRole('main')).toContainText(walk.translate(noticeWords, 'takeBackNotice'))
    },
  },
  {
    name: 'erasing the tenant, with an error',
    title: named('Finished Hansen'),
    open: async (walk) => {
      await go(walk, 'Finished', '?do=eraseTenant')
      const t = (key: 'eraseTitle' | 'eraseGo', values = {}) => walk.translate(contractEraseWords, key, values)
      const dialog = walk.page.getByRole('dialog', { name: t('eraseTitle', { name: 'Finished Hansen' }) })
      await submitInvalidForm(walk, dialog, t('eraseGo'))
    },
  },
  {
    name: 'the question before all income is deleted',
    title: named('Expired Hansen'),
    open: over('Expired', 'trash', 'trashIncomeTitle'),
  },
  {
    name: 'who pays, with errors',
    title: named('Draft Hansen'),
    open: async (walk) => {
      const dialog = await over('Draft', 'split', 'split')(walk)
      await dialog.getByRole('radio', { name: walk.translate(tenancyWords, 'SPLIT') }).check()
      await submitInvalidForm(walk, dialog, walk.translate(tenancyWords, 'save'))
    },
  },
  {
    name: 'a handover list with an error',
    title: named(full),
    open: async (walk) => {
      const dialog = await over(long, 'checklist', 'checklist')(walk)
      await fieldOf(dialog, walk.translate(optionWords, 'stalls_count')).fill('x')
      await submitInvalidForm(walk, dialog, walk.translate(checklistWords, 'save'))
    },
  },
  {
    name: 'a contract that is late, with its payments',
    title: named('Late Hansen'),
    open: (walk) => go(walk, 'Late', '?open=payments,months'),
  },
  { name: 'a payment', title: named('Late Hansen'), open: ofRent('register', (id) => `?pay=${id}`) },
  { name: 'a reminder', title: named('Late Hansen'), open: ofRent('remind', () => '?do=remindRent') },
  { name: 'the letters to choose from', title: named('Late Hansen'), open: ofLetter('write', '?do=letter') },
  {
    name: 'a letter',
    title: named('Late Hansen'),
    open: ofLetter('payment_reminder', '?do=letter&letter=payment_reminder'),
  },
  {
    name: 'a statement of rent paid',
    title: named('Late Hansen'),
    open: ofRent('statement', () => '?do=rentStatement'),
  },
  {
    name: 'rent owed',
    title: pageTitled((translate) => translate(arrearsWords, 'title')),
    open: openList('/home/arrears', () => 'Late Hansen'),
  },
  { name: 'the signed paper', title: named('Expired Hansen'), open: over('Expired', 'paper', 'signedPaper') },
  { name: 'what belongs to the home', title: named('Draft Hansen'), open: over('Draft', 'extras', 'extras') },
]
