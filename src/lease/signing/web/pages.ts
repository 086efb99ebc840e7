import { z } from 'zod'
import { openPage } from '../../../base/ui/page/app-page'

/** The number of one of several tenants. The first has no number. */
const tenantSearch = z.object({ tenant: z.coerce.number().int().min(0).max(3).optional().catch(undefined) })
const tenantNotificationSearch = z.object({
  status: z.enum(['success', 'fail', 'cancel']).optional().catch(undefined),
  contract: z.coerce.number().int().positive().optional().catch(undefined),
})

const title = { en: 'Signing with BankID', nb: 'Signering med BankID' }

export const signingPages = [
  openPage({
    path: '/r/$type/$slug',
    load: () => import('./TenantPage'),
    title,
    search: tenantSearch,
  }),
  openPage({
    path: '/tenant_notification',
    load: () => import('./TenantNotificationPage'),
    title,
    search: tenantNotificationSearch,
  }),
] as const
