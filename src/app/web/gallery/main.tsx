import '../no-eval'
import './gallery.css'
import { createHashHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { mountUi } from '../../../base/ui/page/root'
import { ClosedPage, Frame, OpenPage } from './Gallery'

const root = createRootRoute({ component: Frame })
const router = createRouter({
  routeTree: root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: ClosedPage }),
    createRoute({ getParentRoute: () => root, path: '/$state', component: OpenPage }),
  ]),
  // The page has one address. The open state is after its `#`.
  history: createHashHistory(),
})

mountUi(<RouterProvider router={router} />)
