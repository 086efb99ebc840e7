import { SubscriptionPage } from '../../../landlord/subscription/web/SubscriptionPage'
import { PlanOverview } from './PlanOverview'

/** The effect of the plan on repeats and rent belongs to later modules. */
export default function SubscriptionScreen() {
  return <SubscriptionPage standing={<PlanOverview />} />
}
