import { useRouter } from '@tanstack/react-router'

const page = '/profile/subscription'

/** Goes to the page where a subscription is taken; null as long as the app has no such route, so that no button leads nowhere. */
export function useSubscribe(): (() => void) | null {
  const router = useRouter()
  return page in router.routesByPath ? () => router.history.push(page) : null
}
