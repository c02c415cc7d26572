import { apiRoute } from '../../../lib/api-route';

export default { routes: [apiRoute('listTestimonials', 'testimonial.list')] };
