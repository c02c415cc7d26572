import { apiRoute } from '../../../lib/api-route';

export default {
  routes: [apiRoute('login', 'auth.login', { rateLimit: 'login' }), apiRoute('me', 'auth.me')],
};
