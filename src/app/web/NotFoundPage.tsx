import { NotFound } from '../../base/ui/page/not-found'
import { PublicFrame } from './shell/PublicShell'

/** Unknown paths: a large 404 and the way home. */
export function NotFoundPage() {
  return (
    <PublicFrame>
      <NotFound homeHref="/" />
    </PublicFrame>
  )
}
