import { z } from 'zod'

/** How many pages of a list are shown, as it stands in an address: a reload shows as much as before. */
export const pageCountParam = () => z.coerce.number().int().min(1).max(1000).default(1).catch(1)
