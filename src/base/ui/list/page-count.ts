import { z } from 'zod'

/** A reload shows the same number of pages again. */
export const pageCountParam = () => z.coerce.number().int().min(1).max(1000).default(1).catch(1)
