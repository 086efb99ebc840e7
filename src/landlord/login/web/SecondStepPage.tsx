import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { NarrowPage } from '../../../base/ui/page/page'
import type { SecondStepProps } from './SecondStep'

const SecondStep = lazy(() => import('./SecondStep'))

/** The page of the second step, after a link or another service. */
export function SecondStepPage({ title, ...step }: { title: string } & Omit<SecondStepProps, 'onStartAgain'>) {
  const navigate = useNavigate()
  return (
    <NarrowPage title={title}>
      <Suspense>
        <SecondStep {...step} onStartAgain={() => void navigate({ to: '/login', replace: true })} />
      </Suspense>
    </NarrowPage>
  )
}
