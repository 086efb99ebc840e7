import { useRouter } from '@tanstack/react-router'

/** Goes to the page that tells of the subscription; Back returns to where it was wanted. */
export function useSubscribe(): () => void {
  const router = useRouter()
  return () => router.history.push('/profile/subscription')
}
