import { tenantWords } from '../src/lease/signing/words-tenant'
import { accessible } from './axe'
import { expect, inLanguage, languages, makeLandlord, test } from './journey'
import { contract } from './lease-form'
import { atBankid, linkTo, signerPage, subscribed, toBankid } from './signing-form'

for (const language of languages) {
  const translate = inLanguage(language)
  const t = (key: keyof typeof tenantWords.texts, values = {}) => translate(tenantWords, key, values)
  test(
    `a link to sign says whom it is for and from whom; used or taken back, it says so, and never 404 (${language})`,
    { tag: '@proof' },
    async ({ product, browser }) => {
      const landlord = await makeLandlord(product)
      await subscribed(product, landlord)
      const email = `per${landlord.houseId}@example.no`
      const { id } = await contract(landlord, { tenant_email: email })
      await landlord.api('POST', `contract/${id}/sign-bankid`)
      const per = await signerPage(browser, language)
      const heading = per.getByRole('heading', { level: 1 })
      const link = await linkTo(product, email, 'tc')
      await per.goto(link)
      const main = per.getByRole('main')
      await expect(main).toContainText(t('leadTenant', { tenant: 'Per Hansen', landlord: 'Kari Nordmann' }))
      const disagree = per.getByRole('region', { name: t('disagreeTitle') })
      await expect(disagree).toContainText(t('disagree'))
      await expect(disagree.getByRole('link', { name: landlord.email })).toBeVisible()
      await expect(disagree.getByRole('link', { name: '+47 90 01 23 45' })).toBeVisible()

      // The address must not contain the service's data about the signer. The history must not either.
      await toBankid(per, link, translate)
      await atBankid(per, 'Sign', 'success')
      await expect(heading).toHaveText(t('successTitle'))
      expect(per.url()).toMatch(/\/tenant_notification\?status=success$/)

      // The link is used: the page says who signed, who is missing, whom to ask, and what was signed.
      await expect(async () => {
        await per.goto(link)
        await expect(heading).toHaveText(t('signedTitle'), { timeout: 3000 })
      }).toPass()
      await expect(main).toContainText(t('signedAs', { paper: t('thisContract'), name: 'Per Hansen' }))
      await expect(main).toContainText(t('waitsFor', { names: 'Kari Nordmann' }))
      await expect(main.getByRole('link', { name: landlord.email })).toBeVisible()
      await accessible(per)
      await per.getByRole('button', { name: t('readContract') }).click()
      await expect(per.getByRole('dialog')).toBeVisible()
      await per.keyboard.press('Escape')

      // Withdrawn: the signature no longer counts, and there is nothing to open.
      await landlord.api('POST', `contract/${id}/withdraw-signing`, {})
      await expect(async () => {
        await per.goto(link)
        await expect(heading).toHaveText(t('closedWithdrawnTitle'), { timeout: 3000 })
      }).toPass()
      await expect(main).toContainText(t('countsNot'))
      await expect(per.getByRole('button', { name: t('readContract') })).toHaveCount(0)
      await accessible(per)

      // An unknown code reveals nothing.
      await per.goto(link.replace(/[^/]+$/, 'A'.repeat(22)))
      await expect(heading).toHaveText(t('usedTitle'))
      await expect(per.getByText('Kari Nordmann')).toHaveCount(0)
    },
  )
}
