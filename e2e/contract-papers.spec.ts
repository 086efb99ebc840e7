import { readFile } from 'node:fs/promises'
import { uiWords } from '../src/base/ui/words/words'
import { contractDetailWords } from '../src/lease/contract-overview/words'
import { picture } from './files'
import { choose, enter, expect, inLanguage, languages, makeLandlord, test } from './journey'
import { actionButton, contract, dialogOf, partOf } from './lease-form'
import { tenancyWords } from '../src/lease/tenancy/words'

const list = '/home/contract'

for (const language of languages) {
  const translate = inLanguage(language)

  test(
    `the papers are saved under the names of house and tenant (${language})`,
    { tag: '@proof' },
    async ({ page, product }) => {
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

      // Signed without an uploaded paper. The paper is photographed later, page by page, and stored as one PDF with the
      // contract.
      await landlord.api('POST', `contract/${id}/sign-manual`, {})
      await page.reload()
      const papers = partOf(page, translate, 'papers')
      await expect(papers).toContainText(translate(contractDetailWords, 'paperMissing'))
      await actionButton(page, translate, 'paperAdd').click()
      const adding = dialogOf(page, translate, 'signedPaper')
      const save = adding.getByRole('button', { name: translate(tenancyWords, 'save'), exact: true })
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
      // The lease as it was signed can still be downloaded.
      expect((await saved(() => actionButton(page, translate, 'pdf').click()))[1]).toBe('%PDF-')
      for (const photo of ['page 1.png', 'page 2.png'])
        await expect(papers.getByRole('button', { name: new RegExp(photo) })).toBeVisible()
      const whole = new RegExp(`${translate(tenancyWords, 'signedPaper')}\\.pdf`)
      await papers.getByRole('button', { name: whole }).click()
      await expect(page.getByRole('dialog', { name: whole })).toBeVisible()
    },
  )
}
