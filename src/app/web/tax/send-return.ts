import { lazy } from 'react'

/** Who has logged in needs it: most visits come before that. */
export const SendReturn = lazy(() => import('./SendReturn'))
