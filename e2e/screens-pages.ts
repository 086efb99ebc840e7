import { pages } from '../src/app/web/page-list'
import { expect } from './journey'
import { alterAnswer, type Screen } from './screen'

/**
 * Every page of a landlord that can be opened by its address alone. Other lists in this folder open the pages of a
 * record, the pages of the administrator, and the pages without a session.
 */
export const pageScreens: readonly Screen[] = pages.flatMap((listed): Screen[] => {
  if (listed.isPublic || listed.path.includes('$') || listed.guard === 'admin') return []
  return [
    {
      name: `the page at ${listed.path}`,
      open: async ({ page, product }) => {
        await alterAnswer(page, 'profile', (answer) => ({
          ...answer,
          subscriptionActive: listed.guard === 'subscriber',
        }))
        await page.goto(product.url + listed.path)
        await expect(page).toHaveURL((url) => url.pathname === listed.path)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      },
    },
  ]
})
