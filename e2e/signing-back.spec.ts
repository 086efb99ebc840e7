import { signingPanelWords } from '../src/lease/signing/words-panel'
import { tenantWords } from '../src/lease/signing/words-tenant'
import { logIn } from './account-form'
import { pageButton } from './deposit-form'
import { choose, enter, expect, inLanguage, makeLandlord, password, test } from './journey'
import { contract } from './lease-form'
import { atBankid, control, linkTo, signerPage, subscribed, toBankid } from './signing-form'

const translate = inLanguage('nb')

// What a person reads when they return from signing must be true, regardless of the other party's actions meanwhile.

test(
  'a tenant who signs while it is being taken back reads that, and the landlord that a signature has come in',
  { tag: '@proof' },
  async ({ page, product, browser }) => {
    const landlord = await makeLandlord(product)
    await subscribed(product, landlord)
    const email = `per${landlord.houseId}@example.no`
    const siri = {
      first_name: 'Siri',
      last_name: 'Hansen',
      birthday: '1991-04-02',
      phone_code: '+47',
      phone: '90012346',
    }
    const { id } = await contract(landlord, {
      tenant_email: email,
      co_tenants: [{ ...siri, email: `siri${landlord.houseId}@example.no` }],
    })
    await landlord.api('POST', `contract/${id}/sign-bankid`)
    const [per, other] = await Promise.all([signerPage(browser, 'nb'), signerPage(browser, 'nb')])
    await toBankid(other, await linkTo(product, `siri${landlord.houseId}@example.no`, 'tc'), translate)
    await toBankid(per, await linkTo(product, email, 'tc'), translate)

    await choose(page, { language: 'nb' })
    await enter(page, product, landlord, `/home/contract/${id}`)
    await expect(
      page.getByText(translate(signingPanelWords, 'contract_tenants', { names: 'Per Hansen og Siri Hansen' })),
    ).toBeVisible()
    // The product gets no message, and the page asks again only much later.
    await control(product, 'webhooks/hold')
    await atBankid(per, 'Sign', 'success')
    await expect(per.getByRole('heading', { level: 1 })).toHaveText(translate(tenantWords, 'successTitle'))
    const withdraw = translate(signingPanelWords, 'withdraw')
    await pageButton(page, withdraw).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(translate(signingPanelWords, 'signedSoFar', { names: 'Per Hansen' }))

    await control(product, 'faults', { provider: 'signicat', path: '/cancel', kind: 'status', times: 20 })
    await dialog.getByRole('button', { name: withdraw, exact: true }).click()
    await expect(page.getByText(translate(signingPanelWords, 'contract_withdrawing'))).toBeVisible()
    await atBankid(other, 'Sign', 'success')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(translate(tenantWords, 'withdrawingTitle'))
    await expect(other.getByRole('alert')).toHaveText(translate(tenantWords, 'withdrawingText'))
    await fetch(`${product.sandboxUrl}/__sandbox/faults`, { method: 'DELETE' })
    await control(product, 'webhooks/release', {})
    const state = async () =>
      (await landlord.api<{ signicatInfo: { state: string } }>('GET', `contract/${id}`)).signicatInfo.state
    await expect.poll(state, { timeout: 90_000 }).toBe('withdrawn')
    await other.reload()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(translate(tenantWords, 'endedTitle'))
    // The link's page says the same, and what happened to the signature.
    await per.goto(await linkTo(product, email, 'tc'))
    await expect(per.getByRole('heading', { level: 1 })).toHaveText(translate(tenantWords, 'closedWithdrawnTitle'))
    await expect(per.getByText(translate(tenantWords, 'countsNot'))).toBeVisible()
    await expect(per.getByRole('link', { name: landlord.email })).toBeVisible()
    // A person who returns without having signed isn't sent to a link that no longer works.
    await other.goto(other.url().replace('status=success', 'status=cancel'))
    await expect(other.getByRole('alert')).toHaveText(translate(tenantWords, 'goneText'))
    await expect(other.getByRole('link', { name: translate(tenantWords, 'again') })).toHaveCount(0)
  },
)

for (const [status, title, text] of [
  ['success', 'successTitle', 'successOwn'],
  ['fail', 'failTitle', 'failOwn'],
  ['cancel', 'cancelTitle', 'cancelText'],
] as const)
  test(
    `a landlord without a session who comes back from signing is told how it ended, and comes to the contract by the login: ${status}`,
    { tag: status === 'success' ? [] : ['@proof'] },
    async ({ page, product }) => {
      const landlord = await makeLandlord(product)
      const { id } = await contract(landlord)
      await choose(page, { language: 'nb' })
      await page.goto(`${product.url}/home/contract/${id}?status=${status}&idfy-jwt=e30.e30.e30`)
      expect(page.url()).not.toContain('idfy-jwt')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(tenantWords, title))
      await expect(page.getByText(translate(tenantWords, text))).toBeVisible()
      await page.getByRole('link', { name: translate(tenantWords, 'toContract'), exact: true }).click()
      await logIn(page, translate, landlord.email, password)
      await page.waitForURL(`**/home/contract/${id}`)
    },
  )
