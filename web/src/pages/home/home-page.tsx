import { Footer } from '../../blocks/footer/footer.tsx';
import { ServicesBlock } from '../../blocks/services-chart/services-block.tsx';
import { Showreel } from '../../blocks/showreel/showreel.tsx';
import { Who } from '../../blocks/who/who.tsx';
import { GreatWork } from './great-work.tsx';
import { HomeHeader } from './home-header.tsx';
import { Promises } from './promises.tsx';
import { Testimonials } from './testimonials.tsx';

/** The home page: seven blocks, from letters on footage to footage in letters. */
export function HomePage() {
  return (
    <>
      <HomeHeader />
      <main id="main" tabIndex={-1}>
        <Showreel />
        <Testimonials />
        <GreatWork />
        <ServicesBlock />
        <Promises />
        <Who />
      </main>
      <Footer />
    </>
  );
}
