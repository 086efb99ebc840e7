import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { CallError } from '../../base/ui/query/call-request'
import { isReachable } from '../../base/ui/query/reachable'

/**
 * A page that is fetched when it is wanted. Without a connection it fails as a call does, within its frame: the router would
 * reload, which helps against a version that is gone, and leaves the app where there is nothing to load it from.
 */
export const lazyPage = (load: () => Promise<{ readonly default: ComponentType }>) =>
  lazyRouteComponent(() =>
    load().catch(async (error: unknown) => {
      throw (await isReachable()) ? error : new CallError('network')
    }),
  )
