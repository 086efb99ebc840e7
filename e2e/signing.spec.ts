import { depositPanelWords } from '../src/lease/deposit/words-panel'
import { handoverScreenWords } from '../src/lease/handover/words'
import { tenantLetterWords } from '../src/lease/letter/words'
import { signingPanelWords } from '../src/lease/signing/words-panel'
import { tenantWords } from '../src/lease/signing/words-tenant'
import { formatKr, ore } from '../src/base/kit/money'
import { expectNoSidewaysScroll } from './axe'
import {
  chooseLanguageAndScheme,
  openLoggedIn,
  expect,
  fieldOf,
  translateInto,
  makeLandlord,
  test,
  type Translate,
  typeInto,
} from './journey'
import { stripWords } from '../src/lease/contract-overview/words-strip'
import { contractWords } from '../src/lease/contract/words'
import { contract, dayFromNow, monthsAgo, openSection, signedContract } from './lease-form'
import { testCards, payWithCard } from './payment'
import {
  answerAtBankid,
  openContractPage,
  callSandboxControl,
  signingLinkIn,
  openSignerPage,
  expectSigningText,
  addSubscription,
  goToBankid,
  countValidSignatures,
  type ContractWithSigning,
} from './signing-form'
import { rentWords } from '../src/lease/rent/words'

const siri = {
  first_name: 'Siri',
  last_name: 'Hansen',
  birthday: '1991-04-02',
  phone_code: '+47',
  phone: '90012346',
  email: 'siri@example.no',
}
const kr = (amount: number) => formatKr(ore(amount * 100))
const saysDeposit =
  (translate: Translate) =>
  (key: keyof typeof depositPanelWords.texts, values = {}) =>
    translate(depositPanelWords, key, { payer: 'Per Hansen', ...values })

const translate = translateInto('nb')
const deposit = saysDeposit(translate)

test('a lease is signed by two tenants and the landlord, its deposit is paid in, split and released', async ({
  page,
  product,
  browser,
}) => {
  const landlord = await makeLandlord(product)
  await addSubscription(product, landlord)
  const mine = { tenant_email: `per${landlord.houseId}@example.no` }
  const hers = { ...siri, email: `siri${landlord.houseId}@example.no` }
  const { id } = await contract(landlord, {
    ...mine,
    co_tenants: [hers],
    is_open_deposit_account: true,
    deposit_sum: 36_000,
    deposit_count_payment_day: 30,
    deposit_account: null,
    deposit_payment_deadline: null,
  })
  const now = () => landlord.api<ContractWithSigning>('GET', `contract/${id}`)
  const button = (text: string) => page.getByRole('main').getByRole('button', { name: text, exact: true })
  const dialog = page.getByRole('dialog')
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/home/contract/${id}?open=deposit`)

  // The lease is sent once the fee is paid.
  await button(translate(signingPanelWords, 'send')).click()
  await expect(dialog).toContainText(translate(signingPanelWords, 'sendFee'))
  await dialog.getByRole('button', { name: translate(signingPanelWords, 'payGo') }).click()
  await page.waitForURL('**/stripe/checkout/**')
  await payWithCard(page, testCards.pays)
  await expect(dialog).toContainText(deposit('paySuccessText'))
  await dialog.getByRole('button', { name: deposit('ok'), exact: true }).click()
  await expectSigningText(page, translate, 'contract_tenants', {
    names: new Intl.ListFormat('nb').format(['Per Hansen', 'Siri Hansen']),
  })

  // The landlord is too early. Signing is offered neither by the page nor by the link.
  await expect(page.getByText(translate(signingPanelWords, 'afterTenants'))).toBeVisible()
  await expect(button(translate(signingPanelWords, 'signNow'))).toHaveCount(0)
  const own = await openSignerPage(browser, 'nb')
  await own.goto((await now()).signicatInfo!.landlordLink!)
  await expect(own.getByRole('button', { name: translate(tenantWords, 'sign') })).toBeDisabled()
  await expect(own.getByText(translate(tenantWords, 'afterTenants'))).toBeVisible()

  // Each tenant signs with the link in the mail. The second one cancels once before signing.
  const per = await openSignerPage(browser, 'nb')
  const links = [
    await signingLinkIn(product, mine.tenant_email, 'tc'),
    await signingLinkIn(product, hers.email, 'tc'),
  ] as const
  expect((await per.goto(links[0]))!.headers()['x-robots-tag']).toContain('noindex')
  await expect(per.getByText(kr(36_000))).toBeVisible()
  await expectNoSidewaysScroll(per)
  await goToBankid(per, links[0], translate)
  await answerAtBankid(per, 'Sign', 'success')
  await expect(per.getByRole('heading', { level: 1 })).toHaveText(translate(tenantWords, 'successTitle'))
  // The address doesn't contain the signing service's data about the signer.
  expect(per.url()).not.toContain('idfy-jwt')
  // A used link says that it was used, who has not signed yet and whom to ask. It opens the paper that was signed.
  await expect(async () => {
    await per.goto(links[0])
    await expect(per.getByRole('heading', { level: 1 })).toHaveText(translate(tenantWords, 'signedTitle'), {
      timeout: 3000,
    })
  }).toPass()
  const used = per.getByRole('main')
  const paper = translate(tenantWords, 'this_contract')
  await expect(used).toContainText(translate(tenantWords, 'signedAs', { paper, name: 'Per Hansen' }))
  await expect(used).toContainText(translate(tenantWords, 'waitsFor', { names: 'Siri Hansen' }))
  await expect(used.getByRole('link', { name: landlord.email })).toBeVisible()
  await expectNoSidewaysScroll(per)
  await per.getByRole('button', { name: translate(tenantWords, 'read_contract') }).click()
  await expect(per.getByRole('dialog')).toBeVisible()
  const second = await openSignerPage(browser, 'nb')
  await goToBankid(second, links[1], translate)
  await answerAtBankid(second, 'Cancel', 'cancel')
  await expect(second.getByText(translate(tenantWords, 'cancelText'))).toBeVisible()
  await second.getByRole('link', { name: translate(tenantWords, 'again') }).click()
  await goToBankid(second, second.url(), translate)
  await answerAtBankid(second, 'Sign', 'success')

  // Then the landlord signs, and the file has everybody's signature.
  await expectSigningText(page, translate, 'contract_landlord')
  await openSection(page, translate, 'deposit')
  await expect(page.getByText(deposit('createdSeveral'))).toBeVisible()
  await page.getByRole('link', { name: translate(signingPanelWords, 'signNow') }).click()
  await goToBankid(page, page.url(), translate)
  // The bank's order sends the landlord back to the contract.
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.waitForURL(`**/home/contract/${id}**`)
  const standing = page.getByText(translate(contractWords, 'active'), { exact: true })
  await expect(standing).toBeVisible()
  // The page was open while the last signature booked the rent of the months so far.
  const months = page.getByRole('toolbar', { name: translate(stripWords, 'label') })
  const monthsThat = (key: 'month_booked' | 'month_deleted') =>
    months.getByRole('button', { name: new RegExp(` · ${translate(rentWords, key)}`, 'i') })
  await expect(monthsThat('month_booked')).not.toHaveCount(0)
  await expect(monthsThat('month_deleted')).toHaveCount(0)
  const { signedDocumentUrl, depositId } = (await now()).signicatInfo!
  expect([3, null]).toContain(await countValidSignatures(product, landlord, signedDocumentUrl!))

  // The money comes in two parts.
  await openSection(page, translate, 'deposit')
  const says = (key: keyof typeof depositPanelWords.texts, values = {}) =>
    expect(async () => {
      await button(translate(signingPanelWords, 'refresh')).click()
      await expect(page.getByText(deposit(key, values))).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 90_000 })
  await expect(page.getByText(deposit('opened', { name: 'Per Hansen', sum: kr(36_000) }))).toBeVisible()
  await callSandboxControl(product, `deposit/${depositId}/fund`, { amount: 20_000 })
  await says('partly', { name: 'Per Hansen', missing: kr(16_000), sum: kr(36_000) })
  await expect(button(deposit('close'))).toBeVisible()
  await callSandboxControl(product, `deposit/${depositId}/fund`, { amount: 16_000 })
  await says('fully', { founds: kr(36_000) })

  // A split: an amount that is too high is reduced, the remainder follows, and the tenant agrees.
  await button(deposit('release')).click()
  await dialog.getByRole('radio', { name: deposit('SPLIT'), exact: true }).check()
  await dialog.getByRole('button', { name: deposit('next'), exact: true }).click()
  const [toTenant, toLandlord] = [
    fieldOf(dialog, deposit('amount_tenant')),
    fieldOf(dialog, deposit('amount_landlord')),
  ]
  await typeInto(toTenant, '40 000')
  await expect(toLandlord).toHaveValue('0')
  await typeInto(toLandlord, '6 000,50')
  await toLandlord.blur()
  await expect(toTenant).toHaveValue(/^29.999,50$/)
  await dialog.getByRole('button', { name: deposit('next'), exact: true }).click()
  await dialog.getByRole('button', { name: deposit('confirm'), exact: true }).click()
  await expect(page.getByText(deposit('splitting', { tenant: kr(29_999.5), landlord: kr(6000.5) }))).toBeVisible()
  await callSandboxControl(product, `deposit/${depositId}/agree`)
  await says('split', { tenant: kr(29_999.5), landlord: kr(6000.5) })
})

test('a handover list is signed by the tenant and the landlord', async ({ page, product, browser }) => {
  const landlord = await makeLandlord(product)
  await addSubscription(product, landlord)
  const email = `ola${landlord.houseId}@example.no`
  const { id } = await contract(landlord, { tenant_email: email })
  await landlord.api('POST', `contract/${id}/create-check-list`, { options: ['mailbox'], number_keys: 2 })
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/home/contract/${id}`)
  await (
    await openSection(page, translate, 'handover')
  )
    .getByRole('button', { name: translate(signingPanelWords, 'send') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: translate(signingPanelWords, 'sendGo'), exact: true })
    .click()
  await expectSigningText(page, translate, 'contract_tenants', { names: 'Per Hansen' })
  // The tenant signs first. The page says so to the landlord and offers nothing that can't be done yet.
  await expect(page.getByText(translate(signingPanelWords, 'afterTenant'))).toBeVisible()
  await expect(page.getByText(translate(signingPanelWords, 'signNow'))).toHaveCount(0)
  const tenant = await openSignerPage(browser, 'nb')
  const link = await signingLinkIn(product, email, 'tcl')
  await goToBankid(tenant, link, translate)
  await answerAtBankid(tenant, 'Sign', 'success')
  await expectSigningText(page, translate, 'contract_landlordAfterOne')
  await page.getByRole('link', { name: translate(signingPanelWords, 'signNow') }).click()
  await goToBankid(page, page.url(), translate)
  await answerAtBankid(page, 'Sign', 'success')
  await openContractPage(page, product, id, translate)
  await openSection(page, translate, 'handover')
  await expectSigningText(page, translate, 'contract_stored')
  const { checkList } = await landlord.api<{ checkList: ContractWithSigning }>('GET', `contract/${id}`)
  expect([2, null]).toContain(await countValidSignatures(product, landlord, checkList.signicatInfo!.signedDocumentUrl!))
})

test('an addendum is signed with BankID from the list of letters, and a handover from its page', async ({
  page,
  product,
  browser,
}) => {
  const landlord = await makeLandlord(product)
  await addSubscription(product, landlord)
  const email = `kim${landlord.houseId}@example.no`
  const { id } = await signedContract(landlord, { tenant_email: email, language: 'nb' })
  await landlord.api('POST', `contract/${id}/letters`, { kind: 'addendum', send: 'print', text: 'Hund er tillatt.' })
  const handover = { kind: 'in', date: monthsAgo(2, 15), rooms: [], meters: [], keys: [], remarks: 'Alt i orden.' }
  await landlord.api('POST', `contract/${id}/handover`, handover)
  const panel = (key: keyof typeof signingPanelWords.texts) => translate(signingPanelWords, key)
  const letter = (key: keyof typeof tenantLetterWords.texts, values = {}) => translate(tenantLetterWords, key, values)
  const send = async () => {
    await page.getByRole('button', { name: panel('send') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: panel('sendGo'), exact: true })
      .click()
    await expectSigningText(page, translate, 'contract_tenants', { names: 'Per Hansen' })
  }
  const tenant = await openSignerPage(browser, 'nb')
  const signBoth = async (type: 'ta' | 'th') => {
    const link = await signingLinkIn(product, email, type)
    await tenant.goto(link)
    await expect(tenant.getByRole('heading', { level: 1 })).toHaveText(
      translate(tenantWords, type === 'ta' ? 'title_addendum' : 'title_handover'),
    )
    await goToBankid(tenant, link, translate)
    await answerAtBankid(tenant, 'Sign', 'success')
    await expectSigningText(page, translate, 'contract_landlordAfterOne')
    await page.getByRole('link', { name: panel('signNow') }).click()
    await goToBankid(page, page.url(), translate)
    await answerAtBankid(page, 'Sign', 'success')
  }
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/home/contract/${id}?open=letters`)
  const letters = page.getByRole('region', { name: letter('title'), exact: true })
  await expect(letters.getByText(panel('addendum_none'))).toBeVisible()
  await send()
  // While it waits for signatures it can't be signed on paper, but withdrawn and sent again.
  await expect(letters.getByRole('button', { name: letter('sign'), exact: true })).toHaveCount(0)
  await letters.getByRole('button', { name: panel('withdraw') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: panel('withdraw'), exact: true })
    .click()
  await expect(letters.getByText(panel('addendum_withdrawn'))).toBeVisible()
  await send()
  await signBoth('ta')
  await openLoggedIn(page, product, landlord, `/home/contract/${id}?open=letters`)
  await expect(letters.getByText(letter('signedBankid', { day: dayFromNow(0) }))).toBeVisible()
  await letters.getByRole('button', { name: letter('openSigned') }).click()
  await expect(page.getByRole('dialog', { name: /\.pdf/ })).toBeVisible()

  await openLoggedIn(page, product, landlord, `/home/contract/${id}/handover`)
  const says = (key: keyof typeof handoverScreenWords.texts, values = {}) => translate(handoverScreenWords, key, values)
  await send()
  await expect(page.getByRole('button', { name: says('change'), exact: true })).toHaveCount(0)
  await signBoth('th')
  await openLoggedIn(page, product, landlord, `/home/contract/${id}/handover`)
  await expect(page.getByText(says('bankid', { day: dayFromNow(0) }))).toBeVisible()
})
