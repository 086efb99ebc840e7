import { depositPanelWords } from '../src/lease/deposit/words-panel'
import { signingPanelWords } from '../src/lease/signing/words-panel'
import { tenantWords } from '../src/lease/signing/words-tenant'
import { expect, type Language, type Translate } from './journey'
import { alterAnswer, submitInvalidForm, pageTitled, type Screen, type ScreenWalk } from './screen'

const long = 'Menneskerettighetsorganisasjonssekretariatsbygning'
const code = 'abcdefghijklmnopqrstuv'

/** The page data for the holder of a link. */
const page = (language: Language, more: object = {}) => ({
  landlord: `${long} ${long}`,
  landlordPhone: '+47 90 01 23 45',
  landlordEmail: `${long.toLowerCase()}@example.no`,
  tenant: `Ola ${long}`,
  tenants: [
    { name: `Ola ${long}`, isSigned: true, signedBy: null, isMismatch: false },
    { name: 'Siri Hansen', isSigned: false, signedBy: null, isMismatch: false },
  ],
  address: `${long} 12, 0155 Oslo`,
  month_sum: 999_999_999.99,
  deposit_sum: 999_999_999.99,
  start_date: '2027-01-01',
  end_date: null,
  documentType: 'contract',
  signer: 'tenant',
  signBefore: '2027-01-05T09:00:00.000Z',
  isTurn: true,
  countsAsOpen: false,
  language,
  pdf: `/api/document/${code}`,
  ...more,
})

const languageOf = (translate: Translate): Language => (translate(tenantWords, 'landlord') === 'Utleier' ? 'nb' : 'en')

/** Opens a link with this paper. Continuing to sign fails. */
const link =
  (path: string, more: object = {}) =>
  async ({ page: browser, product, translate }: ScreenWalk) => {
    await browser.route(`**/api/contract/redirectLink/${code}*`, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: page(languageOf(translate), more) })
        : route.fulfill({ status: 503, json: { message: 'providerUnavailable', requestId: 'x' } }),
    )
    await browser.goto(`${product.url}${path}/${code}`)
    await expect(browser.getByRole('button', { name: translate(tenantWords, 'sign') })).toBeVisible()
  }

/** Opens a link that can't be used any more. `more` is what the server says about it. */
const closed =
  (path: string, more: object) =>
  async ({ page: browser, product, translate }: ScreenWalk) => {
    const refused = { status: 404, json: { message: 'notFound', requestId: 'x' } }
    await browser.route(
      ({ pathname }) => pathname.endsWith(`/redirectLink/${code}`),
      (route) => route.fulfill(refused),
    )
    const standing = {
      standing: 'open',
      signer: 'tenant',
      documentType: 'contract',
      isSigned: false,
      name: '',
      waitsFor: [],
      landlord: `${long} ${long}`,
      landlordPhone: '+47 90 01 23 45',
      landlordEmail: `${long.toLowerCase()}@example.no`,
      address: '',
      language: languageOf(translate),
      pdf: null,
      ...more,
    }
    await browser.route(`**/api/contract/redirectLink/${code}/standing*`, (route) => route.fulfill({ json: standing }))
    await browser.goto(`${product.url}${path}/${code}`)
    await expect(browser.getByRole('status').first()).toBeVisible()
  }

const tenant = (key: keyof typeof tenantWords.texts) => pageTitled((translate) => translate(tenantWords, key))

/** The pages behind a signing link. */
export const linkScreens: readonly Screen[] = [
  {
    name: 'a contract to sign, when the signing page could not be opened',
    title: tenant('title_contract'),
    open: async (walk) => {
      await link('/r/tc')(walk)
      await walk.page.getByRole('button', { name: walk.translate(tenantWords, 'sign') }).click()
      await expect(walk.page.getByRole('alert')).toBeFocused()
      await expect(walk.page.getByRole('alert')).toContainText(walk.translate(tenantWords, 'notOpened'))
    },
  },
  {
    name: 'a handover list before the landlord’s turn',
    title: tenant('title_checklist'),
    open: async (walk) => {
      await link('/r/lcl', { signer: 'landlord', isTurn: false, documentType: 'checklist' })(walk)
      const sign = walk.page.getByRole('button', { name: walk.translate(tenantWords, 'sign') })
      await expect(sign).toBeDisabled()
      await expect(sign).toHaveAccessibleDescription(walk.translate(tenantWords, 'afterTenants'))
    },
  },
  {
    name: 'an addendum to sign',
    title: tenant('title_addendum'),
    open: async (walk) => {
      await link('/r/ta', { documentType: 'addendum' })(walk)
      await expect(walk.page.getByRole('button', { name: walk.translate(tenantWords, 'read_addendum') })).toBeVisible()
    },
  },
  {
    name: 'a contract that somebody else has signed, before the landlord signs',
    title: tenant('title_contract'),
    open: async (walk) => {
      const tenants = [{ name: `Ola ${long}`, isSigned: true, signedBy: `Liv ${long}`, isMismatch: true }]
      await link('/r/lc', { signer: 'landlord', tenants })(walk)
      await expect(
        walk.page.getByText(walk.translate(tenantWords, 'mismatch', { name: `Ola ${long}`, signedBy: `Liv ${long}` })),
      ).toBeVisible()
    },
  },
  {
    name: 'a link that its tenant has signed by',
    title: tenant('signedTitle'),
    open: closed('/r/tc', {
      isSigned: true,
      name: `Ola ${long}`,
      waitsFor: ['Siri Hansen', `Kari ${long}`],
      address: `${long} 12, 0155 Oslo`,
      pdf: `/api/document/${code}`,
    }),
  },
  {
    name: 'a link to a handover list that was taken back',
    title: tenant('closedWithdrawnTitle'),
    open: closed('/r/tcl', { standing: 'withdrawn', documentType: 'checklist' }),
  },
  {
    name: 'a landlord’s link to a contract that all have signed',
    title: tenant('signedTitle'),
    open: closed('/r/lc', { standing: 'signed', signer: 'landlord', isSigned: true, name: `Kari ${long}` }),
  },
  ...(['success', 'fail', 'cancel'] as const).map((status): Screen => ({
    name: `a signing that ended with ${status}`,
    title: tenant(`${status}Title`),
    open: async ({ page: browser, product, translate }) => {
      await browser.goto(`${product.url}/tenant_notification?status=${status}`)
      await expect(browser.getByText(translate(tenantWords, `${status}Text`))).toBeVisible()
    },
  })),
]

/** The signing and the deposit account, as the landlord's own call answers them. */
const info = (more: object) => ({
  state: 'tenants',
  pending: null,
  tenantLink: `https://husbok.example/r/tc/${code}`,
  landlordLink: `https://husbok.example/r/lc/${code}`,
  isSignedTenant: false,
  isSignedLandlord: false,
  tenants: [
    {
      name: `Ola ${long}`,
      link: `https://husbok.example/r/tc/${code}`,
      isSigned: false,
      signedBy: null,
      isMismatch: false,
    },
    { name: long, link: null, isSigned: true, signedBy: `Liv ${long}`, isMismatch: true },
  ],
  signedDocumentUrl: null,
  sent_at: '2026-11-22T10:00:00.000Z',
  signBefore: null,
  undelivered: [],
  reminded_at: null,
  depositId: 'dep_1',
  depositStatus: null,
  accountNumber: null,
  founds: null,
  releasedCategory: null,
  tenantReleaseSum: null,
  landlordReleaseSum: null,
  openedOn: null,
  noticedOn: null,
  disputeUntil: null,
  error: null,
  ...more,
})
const deposit = { is_open_deposit_account: true, is_open_deposit_account_payed: true, deposit_sum: 36_000 }
const funded = info({
  state: 'signed',
  isSignedTenant: true,
  isSignedLandlord: true,
  signedDocumentUrl: `/api/document/${code}`,
  depositStatus: 'founds',
  founds: 36_000,
  accountNumber: '86011117947',
})

interface Listed {
  readonly id: number
  readonly tenant_first_name: string
}
/** The page of the landlord's draft. Its answer is changed to this state. */
const draftPageInState =
  (signicatInfo: object, more: object = {}, search = '') =>
  async (walk: ScreenWalk) => {
    const all = await walk.landlord.api<readonly Listed[]>('GET', 'contract/all')
    const { id } = all.find((one) => one.tenant_first_name === 'Draft')!
    await alterAnswer(walk.page, `contract/${id}`, (answer) => ({ ...answer, ...deposit, signicatInfo, ...more }))
    await walk.page.goto(`${walk.product.url}/home/contract/${id}${search}`)
    await expect(walk.page.locator('.contract-next')).toBeVisible()
  }
const sent = { signatureType: 'bankid', status: 'active' }
const title = pageTitled(() => 'Draft Hansen')
const button = ({ page: browser, translate }: ScreenWalk, key: keyof typeof depositPanelWords.texts) =>
  browser.getByRole('button', { name: translate(depositPanelWords, key), exact: true })

/** A contract that is being signed, its deposit account, and the dialogs over them. */
export const signingScreens: readonly Screen[] = [
  { name: 'a contract that the tenants are to sign', title, open: draftPageInState(info({}), sent) },
  {
    name: 'a contract that the landlord is to sign',
    title,
    open: draftPageInState(
      info({ state: 'landlord', isSignedTenant: true, reminded_at: '2099-01-01T10:00:00.000Z' }),
      sent,
    ),
  },
  ...(
    [
      ['starting', 'sending', null],
      ['withdrawing', 'withdrawing', '2026-11-22T10:00:00.000Z'],
    ] as const
  ).map(([state, pending, sent_at]): Screen => ({
    name: `a contract of which is noted: ${state}, ${pending}`,
    title,
    open: draftPageInState(info({ state, pending, sent_at, tenantLink: null, landlordLink: null }), sent),
  })),
  {
    name: 'the question before a signing is withdrawn',
    title,
    open: async (walk) => {
      await draftPageInState(info({}), sent)(walk)
      await walk.page.getByRole('button', { name: walk.translate(signingPanelWords, 'withdraw') }).click()
      await expect(
        walk.page.getByRole('dialog', { name: walk.translate(signingPanelWords, 'withdrawTitle') }),
      ).toBeVisible()
    },
  },
  {
    name: 'a signing that failed',
    title,
    open: async (walk) => {
      const error = { date: '2026-11-22T13:05:00.000Z', message: 'The supplied mobile number is invalid' }
      await draftPageInState(info({ state: 'failed', error }))(walk)
      const dialog = walk.page.getByRole('dialog', { name: walk.translate(signingPanelWords, 'errorTitle') })
      await expect(dialog).toContainText('22.11.2026 14:05')
      await expect(dialog).toContainText(walk.translate(signingPanelWords, 'errorMobile'))
    },
  },
  ...(['success', 'fail'] as const).map((pay): Screen => ({
    name: `a fee whose payment ended with ${pay}`,
    title,
    open: async (walk) => {
      await draftPageInState(funded, sent, `?pay=${pay}`)(walk)
      const key = pay === 'success' ? 'paySuccess' : 'payFail'
      await expect(
        walk.page.getByRole('dialog', { name: walk.translate(depositPanelWords, `${key}Title`) }),
      ).toContainText(walk.translate(depositPanelWords, `${key}Text`))
    },
  })),
  {
    name: 'the question before a deposit account is closed',
    title,
    open: async (walk) => {
      await draftPageInState({ ...funded, founds: 20_000 }, sent, '?open=deposit')(walk)
      await button(walk, 'close').click()
      await expect(
        walk.page.getByRole('dialog', { name: walk.translate(depositPanelWords, 'closeTitle') }),
      ).toBeVisible()
    },
  },
  {
    name: 'the split of a deposit, with errors',
    title,
    open: async (walk) => {
      const { page: browser, translate } = walk
      await draftPageInState(funded, sent, '?open=deposit')(walk)
      await button(walk, 'release').click()
      const dialog = browser.getByRole('dialog', { name: translate(depositPanelWords, 'release') })
      await dialog.locator('input[value="SPLIT"]').check()
      await button(walk, 'next').click()
      await submitInvalidForm(walk, dialog, translate(depositPanelWords, 'next'))
    },
  },
]
