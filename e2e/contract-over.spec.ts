import { validationWords } from '../src/base/kit/words-validation'
import { contractWords } from '../src/lease/contract/words'
import { contractEraseWords } from '../src/lease/tenancy/words-erase'
import { erasedWords } from '../src/lease/party/words-erased'
import { rowOf } from './expense-form'
import { choose, enter, expect, inLanguage, languages, makeLandlord, refusedAt, test } from './journey'
import { dayFromNow, menuButton, partOf, signedContract } from './lease-form'

for (const language of languages) {
  const translate = inLanguage(language)
  const words = (key: keyof (typeof contractEraseWords)['texts'], values = {}) =>
    translate(contractEraseWords, key, values)

  test(
    `who rented is erased from a contract that is over, and its months stay (${language})`,
    { tag: '@proof' },
    async ({ page, product }) => {
      const landlord = await makeLandlord(product)
      const { id } = await signedContract(landlord)
      await landlord.api('POST', `contract/${id}/finish`, {})
      await choose(page, { language })
      await enter(page, product, landlord, `/home/contract/${id}`)
      const months = page.locator('.months-rows > li')
      await expect(months).toHaveCount(3)
      await menuButton(page, translate).click()
      await expect(page.getByRole('menuitem')).toHaveCount(3)
      await page.getByRole('menuitem', { name: words('erase') }).click()
      const erasing = page.getByRole('dialog', { name: words('eraseTitle', { name: 'Per Hansen' }) })
      const confirm = erasing.getByRole('checkbox', { name: words('eraseConfirm') })
      const go = erasing.getByRole('button', { name: words('eraseGo'), exact: true })
      await go.click()
      await refusedAt(confirm, translate(validationWords, 'confirmErasing'))
      await confirm.check()
      await go.click()
      await expect(erasing).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(erasedWords, 'erasedTenant'))
      await expect(partOf(page, translate, 'story')).toContainText(words('erasedOn', { day: dayFromNow(0) }))
      await expect(page.getByRole('main')).not.toContainText('Hansen')
      await expect(months).toHaveCount(3)
      await expect(menuButton(page, translate)).toHaveCount(0)
      await page.goto(`${product.url}/home/contract`)
      await expect(rowOf(page, translate(erasedWords, 'erasedTenant'))).toContainText(
        translate(contractWords, 'finished'),
      )
    },
  )
}
