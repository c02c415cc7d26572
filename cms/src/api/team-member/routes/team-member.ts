import { apiRoute } from '../../../lib/api-route';

export default { routes: [apiRoute('listTeam', 'team-member.list')] };
