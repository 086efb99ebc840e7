import { readFile } from 'node:fs/promises'
import { formatDay } from '../src/base/kit/day'
import { formatKr, ore } from '../src/base/kit/money'
import { validationWords } from '../src/base/kit/words-validation'
import { uiWords } from '../src/base/ui/words/words'
import { incomeWords } from '../src/books/income/words'
import { checklistWords } from '../src/lease/checklist/words'
import { optionWords } from '../src/lease/checklist/words-options'
import { contractWords } from '../src/lease/contract/words'
import { contractDetailWords } from '../src/lease/contract/words-detail'
import { undo } from './books-form'
import { rowOf } from './expense-form'
import { pdf, picture } from './files'
import { choose, enter, expect, fieldOf, inLanguage, languages, makeLandlord, refusedAt, test } from './journey'
import { contract, dayFromNow, actionButton, dialogOf, firstRent, monthsAgo, partOf } from './lease-form'

const kr = (amount: number) => formatKr(ore(amount))
const list = '/home/contract'

for (const language of languages) {
  const translate = inLanguage(language)

  test(`a contract goes from draft to signed, its rent is booked, changed, deleted and brought back, and it is finished (${language})`, async ({
    page,
    product,
  }) => {
    test.setTimeout(120_000)
    const landlord = await makeLandlord(product)
    const { id } = await contract(landlord)
    await choose(page, { language })
    await enter(page, product, landlord, list)
    const row = rowOf(page, 'Per Hansen')
    await expect(row).toContainText(translate(contractWords, 'draft'))
    await expect(row).toContainText(kr(1_200_000))
    await row.getByRole('link').click()
    await expect(page).toHaveURL(`${product.url}${list}/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Per Hansen')

    const story = partOf(page, translate, 'story')
    await expect(story).toContainText(translate(contractDetailWords, 'unsigned'))
    await expect(partOf(page, translate, 'income')).toContainText(translate(contractDetailWords, 'noIncomeTitle'))
    await expect(actionButton(page, translate, 'finish')).toHaveCount(0)
    await actionButton(page, translate, 'sign').click()
    const signing = dialogOf(page, translate, 'sign')
    await expect(signing).toContainText(translate(contractDetailWords, 'signPlaces_other', { count: 3, left: 21 }))
    await signing.locator('input[type=file][multiple]').setInputFiles([{ ...pdf('signed.pdf') }])
    await expect(signing.getByRole('listitem').filter({ hasText: 'signed.pdf' })).toBeVisible()
    await expect(signing.getByRole('progressbar')).toHaveCount(0)
    await signing.getByRole('button', { name: translate(contractDetailWords, 'signGo'), exact: true }).click()
    await expect(signing).toBeHidden()
    await expect(story).toContainText(translate(contractDetailWords, 'signedManual', { day: dayFromNow(0) }))
    await expect(story).toContainText(
      translate(contractDetailWords, 'rentSince', { rent: kr(1_200_000), day: formatDay(monthsAgo(2, 15)) }),
    )
    for (const key of ['sign', 'edit', 'remove'] as const)
      await expect(actionButton(page, translate, key)).toHaveCount(0)
    await expect(partOf(page, translate, 'papers')).toContainText('signed.pdf')
    // What can't be read of it can't be written anew either: where it stands is told.
    await page.route(`**/api/contract/${id}`, async (route) => {
      const answer = await route.fetch()
      const json = { ...((await answer.json()) as object), tenant_birthday: null, unreadable: ['tenant_birthday'] }
      await route.fulfill({ response: answer, json })
    })
    await page.reload()
    await expect(story).toContainText(translate(contractDetailWords, 'unreadableSigned'))
    await page.unroute(`**/api/contract/${id}`)
    await page.reload()
    await expect(story).not.toContainText(translate(contractDetailWords, 'unreadableSigned'))

    // The rent of three months is there: the first by days, the others whole.
    const income = partOf(page, translate, 'income')
    await expect(income.getByRole('status')).toHaveText(
      translate(contractDetailWords, 'incomeCount_other', { count: 3 }),
    )
    await expect(income).toContainText(kr(firstRent()))
    await expect(income).toContainText(
      translate(contractDetailWords, 'incomeSumShown', { amount: kr(firstRent() + 2_400_000) }),
    )

    // One month is changed, for itself alone.
    await income.getByRole('row').nth(1).getByRole('button').click()
    const rent = page.getByRole('dialog', { name: translate(incomeWords, 'changeRent') })
    await fieldOf(rent, translate(incomeWords, 'sum')).fill('9 000')
    await rent.getByRole('button', { name: translate(incomeWords, 'save'), exact: true }).click()
    await expect(rent).toBeHidden()
    await expect(income.getByRole('row').nth(1)).toContainText(kr(900_000))
    await expect(income.getByRole('row').nth(2)).toContainText(kr(1_200_000))
    await income.getByRole('link').first().click()
    const one = page.getByRole('dialog', { name: 'Per Hansen' })
    await expect(one).toContainText(translate(incomeWords, 'fromContractNote'))
    await page.goBack()
    await expect(one).toBeHidden()

    // All of it goes to the trash folder, and comes back.
    await actionButton(page, translate, 'trashIncome').click()
    const question = dialogOf(page, translate, 'trashIncomeTitle')
    await expect(
      question.getByRole('button', { name: translate(contractDetailWords, 'trashIncomeKeep') }),
    ).toBeFocused()
    await question.getByRole('button', { name: translate(contractDetailWords, 'trashIncomeGo') }).click()
    await expect(income).toContainText(translate(contractDetailWords, 'noIncomeTitle'))
    await undo(page, translate, translate(contractDetailWords, 'trashedIncome_other', { count: 3 }))
    await expect(income.getByRole('status')).toHaveText(
      translate(contractDetailWords, 'incomeCount_other', { count: 3 }),
    )
    await expect(income).toContainText(kr(900_000))

    // Finished: a day to come is refused, the start of the lease is a last day like any other.
    await actionButton(page, translate, 'finish').click()
    const finishing = dialogOf(page, translate, 'finish')
    const last = fieldOf(finishing, translate(contractDetailWords, 'finishDate'))
    await expect(last).toHaveValue(dayFromNow(0))
    await expect(finishing).toContainText(translate(contractDetailWords, 'finishForGood'))
    await last.fill(dayFromNow(1))
    await finishing.getByRole('button', { name: translate(contractDetailWords, 'finishGo') }).click()
    await refusedAt(last, translate(validationWords, 'finishDay'))
    await last.fill(formatDay(monthsAgo(2, 15)))
    await finishing.getByRole('button', { name: translate(contractDetailWords, 'finishGo') }).click()
    await expect(finishing).toBeHidden()
    await expect(story).toContainText(translate(contractDetailWords, 'finished', { day: formatDay(monthsAgo(2, 15)) }))
    await expect(income.getByRole('row')).toHaveCount(2)
    await expect(income.getByRole('button', { name: translate(contractDetailWords, 'changeRent') })).toHaveCount(0)
    for (const key of ['finish', 'trashIncome', 'splitSet', 'extrasSet', 'checklistMake'] as const)
      await expect(actionButton(page, translate, key)).toHaveCount(0)
    await page.goto(product.url + list)
    await expect(row).toContainText(translate(contractWords, 'finished'))
  })

  test(`costs are shared, and what belongs to the home and is handed over is written down (${language})`, async ({
    page,
    product,
  }) => {
    const landlord = await makeLandlord(product)
    const { id } = await contract(landlord)
    await choose(page, { language })
    await enter(page, product, landlord, `${list}/${id}`)

    await actionButton(page, translate, 'splitSet').click()
    const split = dialogOf(page, translate, 'split')
    const save = split.getByRole('button', { name: translate(contractDetailWords, 'save'), exact: true })
    await save.click()
    await expect(split.getByRole('alert').first()).toContainText(translate(uiWords, 'fixFollowing'))
    await fieldOf(split, translate(contractDetailWords, 'splitCosts')).fill('Strøm til vaskerommet')
    await split.getByRole('radio', { name: translate(contractDetailWords, 'SPLIT') }).check()
    await split.getByRole('radio', { name: translate(contractDetailWords, 'quarter'), exact: true }).check()
    await save.click()
    await refusedAt(
      fieldOf(split, translate(contractDetailWords, 'splitTenant')),
      translate(validationWords, 'required'),
    )
    await fieldOf(split, translate(contractDetailWords, 'splitTenant')).fill('300,50')
    await fieldOf(split, translate(contractDetailWords, 'splitLandlord')).fill('200')
    await save.click()
    await expect(split).toBeHidden()
    for (const text of [
      'Strøm til vaskerommet',
      translate(contractDetailWords, 'SPLIT'),
      kr(30_050),
      kr(20_000),
      translate(contractDetailWords, 'quarter'),
    ])
      await expect(partOf(page, translate, 'split')).toContainText(text)

    // A handover list starts with the keys of the lease; a count ticks its line, and never has three digits.
    await actionButton(page, translate, 'checklistMake').click()
    const handover = dialogOf(page, translate, 'checklist')
    await expect(fieldOf(handover, translate(optionWords, 'number_keys'))).toHaveValue('2')
    await expect(
      handover.getByRole('checkbox', { name: translate(optionWords, 'number_of_keys'), exact: true }),
    ).toBeChecked()
    await expect(handover.getByRole('checkbox')).toHaveCount(23)
    const garages = fieldOf(handover, translate(optionWords, 'garage_count'))
    const garage = handover.getByRole('checkbox', { name: translate(optionWords, 'garage'), exact: true })
    await expect(garage).not.toBeChecked()
    await garages.pressSequentially('150')
    await expect(garages).toHaveValue('15')
    await expect(garage).toBeChecked()
    await garage.uncheck()
    await expect(garages).toHaveValue('')
    await garages.fill('1')
    await handover.getByRole('checkbox', { name: translate(optionWords, 'condition'), exact: true }).check()
    await handover.getByRole('button', { name: translate(checklistWords, 'save'), exact: true }).click()
    await expect(handover).toBeHidden()
    const lines = page.getByRole('list', { name: translate(contractDetailWords, 'checklist') }).getByRole('listitem')
    await expect(lines).toHaveText([
      translate(checklistWords, 'withCount', { name: translate(optionWords, 'number_of_keys'), count: 2 }),
      translate(checklistWords, 'withCount', { name: translate(optionWords, 'garage'), count: 1 }),
      translate(optionWords, 'condition'),
    ])

    await actionButton(page, translate, 'extrasSet').click()
    const extras = dialogOf(page, translate, 'extras')
    await extras.getByRole('checkbox', { name: translate(optionWords, 'mailbox'), exact: true }).check()
    await page.keyboard.press('Escape')
    await page
      .getByRole('dialog', { name: translate(uiWords, 'discardTitle') })
      .getByRole('button', { name: translate(uiWords, 'discardStay') })
      .click()
    await extras.getByRole('button', { name: translate(checklistWords, 'save'), exact: true }).click()
    await expect(extras).toBeHidden()
    await expect(page.getByRole('list', { name: translate(contractDetailWords, 'extras') })).toContainText(
      translate(optionWords, 'mailbox'),
    )

    await page.reload()
    await expect(lines).toHaveCount(3)
    await expect(actionButton(page, translate, 'splitChange')).toBeVisible()

    // Signed: what stands in the lease says why it stays, and the handover list is still open.
    await landlord.api('POST', `contract/${id}/sign-manual`, {})
    await page.goto(`${product.url}${list}/${id}?do=split`)
    await expect(partOf(page, translate, 'story')).toContainText(translate(contractDetailWords, 'frozen'))
    for (const part of ['split', 'extras'] as const)
      await expect(partOf(page, translate, part)).toContainText(translate(contractDetailWords, 'asSigned'))
    for (const key of ['edit', 'splitChange', 'extrasChange'] as const)
      await expect(actionButton(page, translate, key)).toHaveCount(0)
    await expect(actionButton(page, translate, 'checklistEdit')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test(`the papers are saved under the names of house and tenant (${language})`, async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    const { id } = await contract(landlord)
    await landlord.api('POST', `contract/${id}/create-check-list`, { options: ['condition'] })
    await choose(page, { language })
    await enter(page, product, landlord, `${list}/${id}`)
    const saved = async (press: () => Promise<void>) => {
      const download = page.waitForEvent('download')
      await press()
      const file = await download
      return [file.suggestedFilename(), (await readFile(await file.path())).subarray(0, 5).toString()]
    }
    for (const button of ['pdfDraft', 'pdfToSign'] as const)
      expect(await saved(() => actionButton(page, translate, button).click())).toEqual([
        'Storgata 12, Kari Nordmann, Per Hansen contract.pdf',
        '%PDF-',
      ])
    const name = translate(contractDetailWords, 'checklistFile', { name: 'Storgata 12, Kari Nordmann, Per Hansen' })
    expect(await saved(() => actionButton(page, translate, 'checklistPdf').click())).toEqual([`${name}.pdf`, '%PDF-'])

    // Signed without its paper, which is photographed later, page by page: one PDF that stands for the contract.
    await landlord.api('POST', `contract/${id}/sign-manual`, {})
    await page.reload()
    const papers = partOf(page, translate, 'papers')
    await expect(papers).toContainText(translate(contractDetailWords, 'paperMissing'))
    await actionButton(page, translate, 'paperAdd').click()
    const adding = dialogOf(page, translate, 'signedPaper')
    const save = adding.getByRole('button', { name: translate(contractDetailWords, 'save'), exact: true })
    await save.click()
    await expect(adding.getByRole('alert').first()).toContainText(translate(uiWords, 'fixFollowing'))
    await adding
      .locator('input[type=file][multiple]')
      .setInputFiles([await picture('page 1.png'), await picture('page 2.png', '#884422')])
    await expect(adding.getByRole('listitem').filter({ hasText: 'page 2.png' })).toBeVisible()
    await expect(adding.getByRole('progressbar')).toHaveCount(0)
    await save.click()
    await expect(adding).toBeHidden()
    await expect(actionButton(page, translate, 'paperChange')).toBeVisible()
    expect(await saved(() => actionButton(page, translate, 'signedPaper').click())).toEqual([
      'Storgata 12, Kari Nordmann, Per Hansen contract.pdf',
      '%PDF-',
    ])
    // The lease itself, as it was signed, can still be had.
    expect((await saved(() => actionButton(page, translate, 'pdf').click()))[1]).toBe('%PDF-')
    for (const photo of ['page 1.png', 'page 2.png'])
      await expect(papers.getByRole('button', { name: new RegExp(photo) })).toBeVisible()
    const whole = new RegExp(`${translate(contractDetailWords, 'signedPaper')}\\.pdf`)
    await papers.getByRole('button', { name: whole }).click()
    await expect(page.getByRole('dialog', { name: whole })).toBeVisible()
  })
}
