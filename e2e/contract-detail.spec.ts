import { readFile } from 'node:fs/promises'
import { formatDay } from '../src/base/kit/day'
import { formatKr, ore } from '../src/base/kit/money'
import { validationWords } from '../src/base/kit/words-validation'
import { uiWords } from '../src/base/ui/words'
import { incomeWords } from '../src/books/income/words'
import { checklistWords } from '../src/lease/checklist/words'
import { optionWords } from '../src/lease/checklist/words-options'
import { contractWords } from '../src/lease/contract/words'
import { contractDetailWords } from '../src/lease/contract/words-detail'
import { undo } from './books-form'
import { rowOf } from './expense-form'
import { pdf } from './files'
import { choose, enter, expect, fieldOf, inLanguage, languages, makeLandlord, refusedAt, test } from './journey'
import { contract, dayFromNow, deed, dialogOf, firstRent, monthsAgo, partOf, signedContract } from './lease-form'

const kr = (amount: number) => formatKr(ore(amount))
const list = '/home/contract'

for (const language of languages) {
  const say = inLanguage(language)

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
    await expect(row).toContainText(say(contractWords, 'draft'))
    await expect(row).toContainText(kr(1_200_000))
    await row.getByRole('link').click()
    await expect(page).toHaveURL(`${product.url}${list}/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Per Hansen')

    const story = partOf(page, say, 'story')
    await expect(story).toContainText(say(contractDetailWords, 'unsigned'))
    await expect(partOf(page, say, 'income')).toContainText(say(contractDetailWords, 'noIncomeTitle'))
    await expect(deed(page, say, 'finish')).toHaveCount(0)
    await deed(page, say, 'sign').click()
    const signing = dialogOf(page, say, 'sign')
    await signing.locator('input[type=file][multiple]').setInputFiles([{ ...pdf('signed.pdf') }])
    await expect(signing.getByRole('listitem').filter({ hasText: 'signed.pdf' })).toBeVisible()
    await expect(signing.getByRole('progressbar')).toHaveCount(0)
    await signing.getByRole('button', { name: say(contractDetailWords, 'signGo'), exact: true }).click()
    await expect(signing).toBeHidden()
    await expect(story).toContainText(say(contractDetailWords, 'signedManual', { day: dayFromNow(0) }))
    await expect(story).toContainText(
      say(contractDetailWords, 'rentSince', { rent: kr(1_200_000), day: formatDay(monthsAgo(2, 15)) }),
    )
    for (const key of ['sign', 'edit', 'remove'] as const) await expect(deed(page, say, key)).toHaveCount(0)
    await expect(partOf(page, say, 'papers')).toContainText('signed.pdf')

    // The rent of three months is there: the first by days, the others whole.
    const income = partOf(page, say, 'income')
    await expect(income.getByRole('status')).toHaveText(say(contractDetailWords, 'incomeCount_other', { count: 3 }))
    await expect(income).toContainText(kr(firstRent()))
    await expect(income).toContainText(
      say(contractDetailWords, 'incomeSumShown', { amount: kr(firstRent() + 2_400_000) }),
    )

    // One month is changed, for itself alone.
    await income.getByRole('row').nth(1).getByRole('button').click()
    const rent = page.getByRole('dialog', { name: say(incomeWords, 'changeRent') })
    await fieldOf(rent, say(incomeWords, 'sum')).fill('9 000')
    await rent.getByRole('button', { name: say(incomeWords, 'save'), exact: true }).click()
    await expect(rent).toBeHidden()
    await expect(income.getByRole('row').nth(1)).toContainText(kr(900_000))
    await expect(income.getByRole('row').nth(2)).toContainText(kr(1_200_000))
    await income.getByRole('link').first().click()
    const one = page.getByRole('dialog', { name: 'Per Hansen' })
    await expect(one).toContainText(say(incomeWords, 'fromContractNote'))
    await page.goBack()
    await expect(one).toBeHidden()

    // All of it goes to the trash folder, and comes back.
    await deed(page, say, 'trashIncome').click()
    const question = dialogOf(page, say, 'trashIncomeTitle')
    await expect(question.getByRole('button', { name: say(contractDetailWords, 'trashIncomeKeep') })).toBeFocused()
    await question.getByRole('button', { name: say(contractDetailWords, 'trashIncomeGo') }).click()
    await expect(income).toContainText(say(contractDetailWords, 'noIncomeTitle'))
    await undo(page, say, say(contractDetailWords, 'trashedIncome_other', { count: 3 }))
    await expect(income.getByRole('status')).toHaveText(say(contractDetailWords, 'incomeCount_other', { count: 3 }))
    await expect(income).toContainText(kr(900_000))

    // Finished: a day to come is refused, the start of the lease is a last day like any other.
    await deed(page, say, 'finish').click()
    const finishing = dialogOf(page, say, 'finish')
    const last = fieldOf(finishing, say(contractDetailWords, 'finishDate'))
    await expect(last).toHaveValue(dayFromNow(0))
    await expect(finishing).toContainText(say(contractDetailWords, 'finishForGood'))
    await last.fill(dayFromNow(1))
    await finishing.getByRole('button', { name: say(contractDetailWords, 'finishGo') }).click()
    await refusedAt(last, say(validationWords, 'finishDay'))
    await last.fill(formatDay(monthsAgo(2, 15)))
    await finishing.getByRole('button', { name: say(contractDetailWords, 'finishGo') }).click()
    await expect(finishing).toBeHidden()
    await expect(story).toContainText(say(contractDetailWords, 'finished', { day: formatDay(monthsAgo(2, 15)) }))
    await expect(income.getByRole('row')).toHaveCount(2)
    await expect(income.getByRole('button', { name: say(contractDetailWords, 'changeRent') })).toHaveCount(0)
    for (const key of ['finish', 'trashIncome', 'splitSet', 'extrasSet', 'checklistMake'] as const)
      await expect(deed(page, say, key)).toHaveCount(0)
    await page.goto(product.url + list)
    await expect(row).toContainText(say(contractWords, 'finished'))
  })

  test(`costs are shared, and what belongs to the home and is handed over is written down (${language})`, async ({
    page,
    product,
  }) => {
    const landlord = await makeLandlord(product)
    const { id } = await signedContract(landlord)
    await choose(page, { language })
    await enter(page, product, landlord, `${list}/${id}`)

    await deed(page, say, 'splitSet').click()
    const split = dialogOf(page, say, 'split')
    const save = split.getByRole('button', { name: say(contractDetailWords, 'save'), exact: true })
    await save.click()
    await expect(split.getByRole('alert').first()).toContainText(say(uiWords, 'fixFollowing'))
    await split.getByRole('radio', { name: say(contractDetailWords, 'SPLIT') }).check()
    await save.click()
    await refusedAt(fieldOf(split, say(contractDetailWords, 'splitTenant')), say(validationWords, 'required'))
    await fieldOf(split, say(contractDetailWords, 'splitTenant')).fill('300,50')
    await fieldOf(split, say(contractDetailWords, 'splitLandlord')).fill('200')
    await save.click()
    await expect(split).toBeHidden()
    for (const text of [say(contractDetailWords, 'SPLIT'), kr(30_050), kr(20_000)])
      await expect(partOf(page, say, 'split')).toContainText(text)

    // A handover list starts with the keys of the lease; a count ticks its line, and never has three digits.
    await deed(page, say, 'checklistMake').click()
    const handover = dialogOf(page, say, 'checklist')
    await expect(fieldOf(handover, say(optionWords, 'number_keys'))).toHaveValue('2')
    await expect(
      handover.getByRole('checkbox', { name: say(optionWords, 'number_of_keys'), exact: true }),
    ).toBeChecked()
    await expect(handover.getByRole('checkbox')).toHaveCount(23)
    const garages = fieldOf(handover, say(optionWords, 'garage_count'))
    const garage = handover.getByRole('checkbox', { name: say(optionWords, 'garage'), exact: true })
    await expect(garage).not.toBeChecked()
    await garages.pressSequentially('150')
    await expect(garages).toHaveValue('15')
    await expect(garage).toBeChecked()
    await garage.uncheck()
    await expect(garages).toHaveValue('')
    await garages.fill('1')
    await handover.getByRole('checkbox', { name: say(optionWords, 'condition'), exact: true }).check()
    await handover.getByRole('button', { name: say(checklistWords, 'save'), exact: true }).click()
    await expect(handover).toBeHidden()
    const lines = page.getByRole('list', { name: say(contractDetailWords, 'checklist') }).getByRole('listitem')
    await expect(lines).toHaveText([
      say(checklistWords, 'withCount', { name: say(optionWords, 'number_of_keys'), count: 2 }),
      say(checklistWords, 'withCount', { name: say(optionWords, 'garage'), count: 1 }),
      say(optionWords, 'condition'),
    ])

    await deed(page, say, 'extrasSet').click()
    const extras = dialogOf(page, say, 'extras')
    await extras.getByRole('checkbox', { name: say(optionWords, 'mailbox'), exact: true }).check()
    await page.keyboard.press('Escape')
    await page
      .getByRole('dialog', { name: say(uiWords, 'discardTitle') })
      .getByRole('button', { name: say(uiWords, 'discardStay') })
      .click()
    await extras.getByRole('button', { name: say(checklistWords, 'save'), exact: true }).click()
    await expect(extras).toBeHidden()
    await expect(page.getByRole('list', { name: say(contractDetailWords, 'extras') })).toContainText(
      say(optionWords, 'mailbox'),
    )

    await page.reload()
    await expect(lines).toHaveCount(3)
    await expect(deed(page, say, 'splitChange')).toBeVisible()
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
    expect(await saved(() => deed(page, say, 'pdf').click())).toEqual([
      'Storgata 12, Kari Nordmann, Per Hansen contract.pdf',
      '%PDF-',
    ])
    const name = say(contractDetailWords, 'checklistFile', { name: 'Storgata 12, Kari Nordmann, Per Hansen' })
    expect(await saved(() => deed(page, say, 'checklistPdf').click())).toEqual([`${name}.pdf`, '%PDF-'])

    // Once it is signed on paper, the paper stands for it; the text itself can still be had.
    await landlord.api('POST', `contract/${id}/sign-manual`, {
      documents: [await landlord.upload(pdf('scan.pdf', 'Signed'))],
    })
    await page.reload()
    await expect(deed(page, say, 'signedPaper')).toBeVisible()
    expect(await saved(() => deed(page, say, 'signedPaper').click())).toEqual([
      'Storgata 12, Kari Nordmann, Per Hansen contract.pdf',
      '%PDF-',
    ])
    await expect(deed(page, say, 'pdf')).toBeVisible()
    await page.getByRole('button', { name: /scan\.pdf/ }).click()
    await expect(page.getByRole('dialog', { name: /scan\.pdf/ })).toBeVisible()
  })
}
