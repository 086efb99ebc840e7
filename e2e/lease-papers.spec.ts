import { textsRequiredByLaw, textsOfOtherKinds } from './lease-law'
import {
  nextYear,
  uploadDocuments,
  answerOption,
  contractField,
  fillFields,
  expectWizardStep,
  clickWizardButton,
  depositOption,
} from './contract-form'
import { dayFromNow, actionButton, menuButton, monthsAgo, signedContract } from './lease-form'
import { expectNoSidewaysScroll } from './axe'
import { sendOpenLetter } from './tenancy-end'
import { pdf } from './files'
import {
  house,
  profile,
  chooseLanguageAndScheme,
  openLoggedIn,
  expect,
  fieldOf,
  translateInto,
  makeLandlord,
  test,
  today,
  typeInto,
} from './journey'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { runPdfTool, textOutsideMargins, readPdf } from '../src/base/pdf/test-pdf'
import { queryEmbedded } from '../src/base/embedded/test-query'
import { day, formatDay } from '../src/base/kit/day'
import { protestUntil, sueBy } from '../src/lease/letter/rules-protest'
import { contractWords } from '../src/lease/contract/words'
import { contractFormWords } from '../src/lease/contract-form/words'
import { contractFigureWords } from '../src/lease/contract-overview/words-figures'
import { noticeWords } from '../src/lease/tenancy/words-notice'
import { draftWords } from '../src/base/ui/words/words-draft'
import { tenantLetterWords } from '../src/lease/letter/words'
import { letterPaperWords } from '../src/lease/letter/words-sheet'

const translate = translateInto('nb')

/** Millimetres in points. */
const mm = (length: number) => (length / 25.4) * 72
/** The end of the text and the start of the footer, from the bottom of the page, in points. */
const foot = mm(27)
/** The margins of the page, in points. */
const margin = { x: mm(24), top: mm(20), bottom: mm(8) }

const wide = (letter: string) => letter.repeat(50)
const deadline = dayFromNow(30)
const tenant = {
  tenant_first_name: wide('W'),
  tenant_last_name: wide('Å'),
  tenant_birthday: '15.06.1970',
  tenant_phone: '41 23 45 67',
  tenant_email: `${'m'.repeat(37)}@example.no`,
  tenant_address: wide('M'),
  tenant_postcode: '9'.repeat(50),
  tenant_city: 'Ø'.repeat(60),
}
const attachment = pdf(`${'v'.repeat(60)}.pdf`)
/** The entered values, as the paper writes them. */
const entered = [
  'Kari Nordmann',
  '09.04.1968',
  'Storgata 12, 0155 Oslo',
  'gnr. 207, bnr. 14, snr. 8',
  'Leien betales til konto 8601 11 17947.',
  `${wide('W')} ${wide('Å')}`,
  '15.06.1970',
  '+47 41 23 45 67',
  `${'m'.repeat(37)}@example.no`,
  wide('M'),
  `${'9'.repeat(50)} ${'Ø'.repeat(60)}`,
  'USA',
  `Det slutter 15.01.${nextYear + 3}`,
  'kr 25 000',
  'kr 150 000',
  'får 99 nøkler ved overtakelsen',
  'Q'.repeat(400),
  attachment.name,
  `senest ${deadline}`,
]

/** The text of a page has other spaces than the typed text: a line ends, or a long word is broken. */
const squeezed = (text: string) => text.replace(/\s/g, '')
const missing = (paper: string, expected: readonly string[]) =>
  expected.filter((text) => !paper.includes(squeezed(text)))

/** Writes a lease with the wizard. Its page is open afterwards. */
async function write(page: Page): Promise<void> {
  const yesNo = (yes: boolean) => translate(contractFormWords, yes ? 'yes' : 'no')
  const dialog = await expectWizardStep(page, translate, 'house')
  await uploadDocuments(dialog, translate, [attachment])
  await clickWizardButton(dialog, translate, 'next')
  await expectWizardStep(page, translate, 'tenant')
  await fillFields(dialog, translate, tenant)
  await contractField(dialog, translate, 'tenant_nationality').selectOption('GB')
  await contractField(dialog, translate, 'tenant_country').selectOption('US')
  await clickWizardButton(dialog, translate, 'next')
  await expectWizardStep(page, translate, 'terms')
  await answerOption(dialog, translate, 'askType', translate(contractWords, 'time-bound')).check()
  await fillFields(dialog, translate, {
    start_date: `15.01.${nextYear}`,
    end_date: `15.01.${nextYear + 3}`,
    month_sum: '25 000',
  })
  await answerOption(dialog, translate, 'askTaxable', yesNo(false)).check()
  await clickWizardButton(dialog, translate, 'next')
  await expectWizardStep(page, translate, 'including')
  for (const comfort of ['heating', 'tv-subscription'] as const)
    await dialog.getByRole('checkbox', { name: translate(contractWords, comfort), exact: true }).check()
  await fillFields(dialog, translate, { keys_count: '99', other: 'Q'.repeat(400) })
  await answerOption(dialog, translate, 'askPets', yesNo(true)).check()
  await answerOption(dialog, translate, 'askSmoking', yesNo(false)).check()
  await clickWizardButton(dialog, translate, 'next')
  await expectWizardStep(page, translate, 'deposit')
  await depositOption(dialog, translate, 2).check()
  await fillFields(dialog, translate, {
    deposit_sum: '150 000',
    deposit_account: 'NO8330001234567',
    deposit_payment_deadline: deadline,
  })
  await clickWizardButton(dialog, translate, 'next')
  await expectWizardStep(page, translate, 'summary')
  await clickWizardButton(dialog, translate, 'save')
  await expect(page).toHaveURL(/\/home\/contract\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${tenant.tenant_first_name} ${tenant.tenant_last_name}`,
  )
}

test('a lease with the longest values is written with the wizard, and its paper says all that was entered and all that the law asks for', async ({
  page,
  product,
}, info) => {
  test.setTimeout(180_000)
  const landlord = await makeLandlord(product)
  await landlord.api('PUT', 'profile', { ...profile, birthday: '1968-04-09', iban: 'NO93 8601 1117 947' })
  await landlord.api('PUT', `house/${landlord.houseId}`, {
    ...house,
    property_number: 207,
    holding_number: 14,
    section_number: 8,
    municipality_number: '0301',
  })
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, '/home/dashboard?createRentContract=true')
  await write(page)
  const download = page.waitForEvent('download')
  await actionButton(page, translate, 'pdfToSign').click()
  const bytes = await readFile(await (await download).path())

  const bound = await readPdf(bytes)
  // The attachment comes after the notice on personal data. Its file's name is above its pages.
  const end = bound.pages.findIndex(({ items }) => items.some(({ str }) => str.startsWith('Personvern:'))) + 1
  const behind = bound.pages.slice(end).map(({ items }) => squeezed(items.map(({ str }) => str).join('')))
  expect(behind).toEqual([expect.stringContaining(squeezed(`Vedlegg 1: ${attachment.name}`))])
  const paper = { ...bound, pages: bound.pages.slice(0, end) }
  const body = paper.pages
    .flatMap(({ items }) => items.filter(({ transform }) => transform[5]! > foot))
    .map(({ str }) => str)
  const whole = squeezed(body.join(''))
  const expected = ['Avtale nr. 1', ...entered, ...textsRequiredByLaw]
  expect.soft(missing(whole, expected), 'not in the paper').toEqual([])
  for (const text of textsOfOtherKinds) expect.soft(whole).not.toContain(squeezed(text))
  expect.soft(textOutsideMargins(paper, margin), 'outside the margins').toEqual([])
  // Both sign on one page. The tenant also signs in the frame of the eviction clause.
  const last = paper.pages
    .at(-2)!
    .items.map(({ str }) => str)
    .join(' ')
  expect.soft(last).toContain('Vedtakelse av tvangsfravikelse')
  expect.soft(last.match(/Underskrift(?!er)/g)).toHaveLength(3)

  const sound = runPdfTool('qpdf', ['--check'], bytes)
  if (sound) expect.soft(sound).toMatchObject({ status: 0 })
  const area = ['-raw', '-x', '0', '-y', '0', '-W', '596', '-H', String(Math.floor(842 - foot))]
  const read = runPdfTool('pdftotext', area, bytes, ['-'])
  if (read) expect.soft(missing(squeezed(read.stdout), expected), 'not found by pdftotext').toEqual([])
  for (const [tool, answer] of Object.entries({ qpdf: sound, pdftotext: read }))
    if (!answer) info.annotations.push({ type: 'skipped', description: `${tool} is not installed` })
})

test('a termination needs its reason, is mailed as a PDF, sets the last day, and keeps the protest of the tenant', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const email = `per${landlord.houseId}@example.no`
  const { id } = await signedContract(landlord, { tenant_email: email, language: 'nb' })
  const l = (key: keyof (typeof tenantLetterWords)['texts'], values = {}) => translate(tenantLetterWords, key, values)
  const name = translate(letterPaperWords, 'termination')
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/home/contract/${id}`)
  const letters = page.getByRole('region', { name: l('title'), exact: true })
  await letters.locator('summary').first().click()
  await letters.getByRole('button', { name: l('write') }).click()
  await page
    .getByRole('dialog', { name: l('write') })
    .getByRole('button', { name, exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name, exact: true })
  const reason = fieldOf(dialog, l('reason'))
  await fieldOf(dialog, l('ground')).selectOption('own_use')
  await dialog.getByRole('button', { name: l('go_mail'), exact: true }).click()
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await reason.pressSequentially('Jeg skal bo der selv fra sommeren.')
  await dialog.getByRole('button', { name: l('preview') }).click()
  await expect(page.getByRole('dialog', { name: new RegExp(`${name}.*\\.pdf`) })).toBeVisible()
  await page.keyboard.press('Escape')
  // The form keeps the typed reason while the letter is shown.
  await expect(reason).toHaveValue('Jeg skal bo der selv fra sommeren.')
  await dialog.getByRole('button', { name: l('go_mail'), exact: true }).click()
  await expect(dialog).toBeHidden()
  const mail = await product.mailTo(email, name)
  expect(mail.text).toContain('Kari Nordmann')
  await expect(letters.getByRole('listitem')).toHaveCount(1)
  await expect(letters).toContainText(l('sentOn', { day: dayFromNow(0) }))
  await expect(page.getByRole('region', { name: translate(noticeWords, 'until') })).toBeVisible()
  await letters.getByRole('button', { name: l('protest') }).click()
  const protest = page.getByRole('dialog', { name: l('protestTitle') })
  await fieldOf(protest, l('note')).pressSequentially('Jeg godtar ikke oppsigelsen.')
  await protest.getByRole('button', { name: l('save'), exact: true }).click()
  await expect(protest).toBeHidden()
  await expect(letters).toContainText(l('protested', { day: dayFromNow(0) }).split('.')[0]!)
})

test('a notice is recorded with its reckoned day, counted down and taken back, and so is the end', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const { id } = await signedContract(landlord)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/home/contract/${id}`)
  const n = (key: keyof (typeof noticeWords)['texts'], values = {}) => translate(noticeWords, key, values)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await menuButton(page, translate).click()
  await page.getByRole('menuitem', { name: n('noticeReceived') }).click()
  const dialog = page.getByRole('dialog', { name: n('noticeReceived') })
  // A day before the first lawful one is taken only if the landlord agrees to it.
  await dialog.getByRole('radio', { name: n('other') }).check()
  const last = fieldOf(dialog, n('otherDay'))
  await typeInto(last, dayFromNow(20))
  await dialog.getByRole('button', { name: n('noticeGo') }).click()
  await expect(last).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('checkbox', { name: n('agreed') }).check()
  await dialog.getByRole('button', { name: n('noticeGo') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.contract-next')).toContainText(
    translate(contractFigureWords, 'inDays_other', { count: 20 }),
  )
  const panel = page.getByRole('region', { name: n('until') })
  await expect(panel).toContainText(n('byTenant', { day: dayFromNow(0) }))
  // Each thing that is left to do leads to where it is done.
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  for (const [link, path] of [
    ['viewingGo', /letter=access/],
    ['handoverGo', /\/handover$/],
    ['settlementGo', /\/settlement$/],
  ] as const) {
    await panel.getByRole('link', { name: n(link) }).click()
    await expect(page).toHaveURL(path)
    await page.goBack()
  }
  await press(n('takeBackNotice'))
  const question = page.getByRole('dialog', { name: n('takeBackTitle') })
  await question.getByRole('button', { name: n('takeBackNotice') }).click()
  await expect(panel).toBeHidden()
  // The button is gone, so the focus is in the page's main part.
  await expect(page.locator('#main')).toBeFocused()

  // An end is taken back on the finished contract.
  await landlord.api('POST', `contract/${id}/finish`, {})
  await page.reload()
  await press(n('takeBackFinish'))
  await expect(page.getByRole('main')).toContainText(translate(contractWords, 'active'))
  await expect(page.getByRole('button', { name: n('takeBackFinish') })).toHaveCount(0)
})

for (const width of [1440, 390])
  test(`rent is reminded of, demanded and warned about; “Si opp” leads to the letter, and its protest to a last day, ${width}`, async ({
    page,
    product,
  }) => {
    const landlord = await makeLandlord(product)
    const email = `per${landlord.houseId}@example.no`
    const { id } = await signedContract(landlord, { tenant_email: email, language: 'nb' })
    await landlord.api('PUT', `contract/${id}/rent-account`, { follows_from: monthsAgo(2, 1).slice(0, 7) })
    await page.setViewportSize({ width, height: 900 })
    await chooseLanguageAndScheme(page, { language: 'nb' })
    const at = { page, product, translate }
    const address = `/home/contract/${id}`
    for (const kind of ['payment_reminder', 'rent_demand', 'eviction_warning'] as const) {
      await openLoggedIn(page, product, landlord, `${address}?do=letter&letter=${kind}`)
      await sendOpenLetter(at, kind, email)
    }
    const n = (key: keyof (typeof noticeWords)['texts'], values = {}) => translate(noticeWords, key, values)
    await menuButton(page, translate).click()
    await page.getByRole('menuitem', { name: n('noticeGiven') }).click()
    await page
      .getByRole('dialog', { name: n('noticeGiven') })
      .getByRole('button', { name: n('writeNotice') })
      .click()
    await sendOpenLetter(at, 'termination', email, async (dialog) => {
      await fieldOf(dialog, translate(tenantLetterWords, 'ground')).selectOption('breach')
      await fieldOf(dialog, translate(tenantLetterWords, 'reason')).pressSequentially('Leien er ikke betalt.')
    })
    const panel = page.locator('.contract-leaving')
    await expect(panel).toContainText(n('mayProtestSent', { day: formatDay(protestUntil(today())) }))
    const band = page.locator('.contract-next')
    const protested = translate(contractFigureWords, 'next_protested', {
      who: 'Per Hansen',
      day: formatDay(sueBy(today())),
    })
    await expect(band).not.toContainText(protested)

    // The tenant protests. The band and the inbox name the last day to bring the case.
    const { id: letter } = (await landlord.api<{ id: number }[]>('GET', `contract/${id}/letters`))[0]!
    await landlord.api('POST', `contract/${id}/letters/${letter}/protest`, { received_on: today(), note: 'Nei.' })
    await page.reload()
    await expect(band).toContainText(protested)
    await expect(panel).not.toContainText(n('mayProtestSent', { day: formatDay(protestUntil(today())) }))
    await expectNoSidewaysScroll(page)
    await page.goto(`${product.url}/home/inbox`)
    await expect(page.getByRole('main')).toContainText('Per protesterer')
    // Once that day is past, only the landlord knows whether the notice stands.
    const past = `update contract_letter set received_on = '2024-05-02', protest_on = '2024-05-10' where id = $1`
    await queryEmbedded(product.dataDir, past, [letter])
    await page.goto(product.url + address)
    await expect(panel).toContainText(n('lapsed', { day: formatDay(sueBy(day('2024-05-02'))) }))
    await expect(band).not.toContainText(protested)
    await panel.getByRole('button', { name: n('takeBackNotice') }).click()
    const question = page.getByRole('dialog', { name: n('takeBackTitle') })
    await expect(question.getByRole('checkbox')).toBeChecked()
    await question.getByRole('button', { name: n('takeBackNotice') }).click()
    await expect(panel).toBeHidden()
  })

test('a letter keeps what is typed over a lost connection and a reload, and is shown once it is made', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const { id } = await signedContract(landlord, { language: 'nb' })
  const address = `/home/contract/${id}?do=letter&letter=breach_warning`
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, address)
  const dialog = page.getByRole('dialog')
  const reason = fieldOf(dialog, translate(tenantLetterWords, 'reason'))
  await reason.pressSequentially('Fest hver natt.')
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(reason).toHaveValue('Fest hver natt.')
  // The draft is stored a moment after the last key.
  await expect(dialog.getByText(translate(draftWords, 'kept', { time: '' }).trim())).toBeVisible()
  await page.reload()
  await expect(reason).toHaveValue('Fest hver natt.')
  await dialog.getByRole('radio', { name: translate(tenantLetterWords, 'print') }).check()
  await dialog.getByRole('button', { name: translate(tenantLetterWords, 'go_print') }).click()
  await expect(page.locator('.file-tools')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.file-tools')).toBeHidden()
  await page.goto(product.url + address)
  await expect(reason).toHaveValue('')
})
